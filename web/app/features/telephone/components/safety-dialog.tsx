import { Button } from '../../../ui/elements/button.tsx'
import { HandCoins, Handshake, PhoneCall } from '../../../ui/icons.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface SafetyDialogProps {
  open: boolean
  onCancel: () => void
  onAccept: () => void
}

/** Shown before every number: most fraud in shared housing starts with a payment to a stranger. */
export const SafetyDialog = ({ open, onCancel, onAccept }: SafetyDialogProps) => (
  <Dialog
    open={open}
    onClose={onCancel}
    title="Important !"
    actions={
      <>
        <Button variant="quiet" onClick={onCancel}>
          Annuler
        </Button>
        <Button onClick={onAccept}>J’ai compris, afficher</Button>
      </>
    }
  >
    <ul className="flex flex-col gap-4">
      {advice.map(({ Icon, text }) => (
        <li key={text} className="flex items-start gap-3">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-safran-doux text-safran-vif">
            <Icon className="size-5" />
          </span>
          <p className="pt-1.5">{text}</p>
        </li>
      ))}
    </ul>
  </Dialog>
)

const advice = [
  {
    Icon: HandCoins,
    text: 'Vérifiez soigneusement votre colocataire potentiel avant de partager des informations ou de payer quoi que ce soit.',
  },
  { Icon: Handshake, text: 'Rencontrez-vous d’abord en personne, de préférence dans le logement.' },
  { Icon: PhoneCall, text: 'Appelez pour convenir d’un rendez-vous.' },
]
