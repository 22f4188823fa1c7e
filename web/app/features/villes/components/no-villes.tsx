import { useRevalidator } from 'react-router'
import * as texts from '#texts/features/villes'
import { Button } from '../../../ui/elements/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

/** Shown in a form when the cities could not be loaded. */
export const NoVilles = () => {
  const { revalidate, state } = useRevalidator()
  return (
    <Alert tone="warning" title={texts.unreadable}>
      <Button variant="quiet" loading={state === 'loading'} onClick={() => void revalidate()} className="mt-3">
        {texts.retry}
      </Button>
    </Alert>
  )
}
