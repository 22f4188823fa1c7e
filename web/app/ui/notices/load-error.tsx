import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/ui'
import { Button } from '../elements/button.tsx'
import { Alert } from './alert.tsx'

/** Shown instead of what a page could not load, with another try. */
export const LoadError = ({ children }: { children: ReactNode }) => {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert tone="error">{children}</Alert>
      <Button onClick={() => void revalidate()} loading={state === 'loading'}>
        {texts.retry}
      </Button>
    </div>
  )
}
