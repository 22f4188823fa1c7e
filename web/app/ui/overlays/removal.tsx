import { type ReactNode, useState } from 'react'
import * as texts from '#texts/ui'
import { useRequest } from '../../lib/client/use-request.ts'
import { Button } from '../elements/button.tsx'
import { Trash2 } from '../icons.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface RemovalProps {
  label: string
  /** Read by screen readers, where several buttons have one label. */
  spokenLabel?: string
  question: string
  /** Says what will be lost. */
  consequence: ReactNode
  /** Names the object in the error log. */
  what: string
  remove: () => Promise<void>
}

/** A button that deletes something after a confirmation. */
export const Removal = ({ label, spokenLabel, question, consequence, what, remove }: RemovalProps) => {
  const [asking, setAsking] = useState(false)
  const [state, confirm] = useRequest(async () => {
    try {
      await remove()
    } catch (error) {
      console.error(`suppression de ${what}`, error)
      setAsking(false)
      throw error
    }
  })
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="quiet"
        aria-label={spokenLabel}
        onClick={() => setAsking(true)}
        icon={<Trash2 className="size-5 text-grenade" />}
        className="text-grenade"
      >
        {label}
      </Button>
      <p role="status" className="text-grenade text-sm empty:hidden">
        {state === 'failed' && texts.removalFailed}
      </p>
      <ConfirmDialog
        open={asking}
        title={question}
        description={consequence}
        confirmLabel={texts.confirmRemoval}
        busy={state === 'sending'}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
