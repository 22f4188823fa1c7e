import * as texts from '#texts/ui'
import { Button } from '../elements/button.tsx'
import { RotateCw } from '../icons.ts'
import { Alert } from '../notices/alert.tsx'

interface StaleAlertProps {
  message: string
  /** Saves what was typed, to restore it after the reload. */
  onReload: () => void
}

/** Shown when a save was refused because a newer version exists, perhaps from another window. */
export const StaleAlert = ({ message, onReload }: StaleAlertProps) => (
  <Alert tone="error" title={message}>
    <p>{texts.stale}</p>
    <Button
      variant="quiet"
      onClick={() => {
        onReload()
        location.reload()
      }}
      icon={<RotateCw className="size-5" />}
      className="mt-3"
    >
      {texts.reload}
    </Button>
  </Alert>
)
