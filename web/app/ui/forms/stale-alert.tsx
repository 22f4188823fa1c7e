import { RotateCw } from 'lucide-react'
import { Button } from '../elements/button.tsx'
import { Alert } from '../notices/alert.tsx'

interface StaleAlertProps {
  message: string
  /** Keeps what was typed: it is there again once the page has loaded what is new. */
  onReload: () => void
}

/** A change that was refused because somebody, perhaps oneself in another window, made another one meanwhile. */
export const StaleAlert = ({ message, onReload }: StaleAlertProps) => (
  <Alert tone="error" title={message}>
    <p>
      Quelque chose a changé entre-temps, peut-être dans une autre fenêtre. Rechargez la page&nbsp;: vos modifications
      vous y attendent.
    </p>
    <Button
      variant="quiet"
      onClick={() => {
        onReload()
        location.reload()
      }}
      icon={<RotateCw className="size-5" />}
      className="mt-3"
    >
      Recharger
    </Button>
  </Alert>
)
