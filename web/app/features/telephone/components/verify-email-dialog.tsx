import { Button } from '../../../ui/elements/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface VerifyEmailDialogProps {
  open: boolean
  onCancel: () => void
  onResend: () => void
}

export const VerifyEmailDialog = ({ open, onCancel, onResend }: VerifyEmailDialogProps) => (
  <Dialog
    open={open}
    onClose={onCancel}
    title="Vérifiez votre adresse e-mail"
    description="Votre adresse e-mail n'est pas vérifiée. Souhaitez-vous que nous renvoyions l'e-mail de vérification ?"
    actions={
      <>
        <Button variant="quiet" onClick={onCancel}>
          Annuler
        </Button>
        <Button onClick={onResend}>Renvoyer</Button>
      </>
    }
  />
)
