import { Phone } from 'lucide-react'
import { Button, type ButtonSize } from '../../../ui/elements/button.tsx'
import { useNumberRequest } from '../use-number-request.ts'
import { RevealedNumber } from './revealed-number.tsx'
import { SafetyDialog } from './safety-dialog.tsx'
import { VerifyEmailDialog } from './verify-email-dialog.tsx'

interface ShowNumberProps {
  /** Whose number: the owner of an offer or the author of a request. */
  utilisateurId: number
  size?: ButtonSize
  block?: boolean
}

/** The button « Afficher le numéro », and then the number. */
export const ShowNumber = ({ utilisateurId, size, block }: ShowNumberProps) => {
  const { step, ask, accept, cancel, resend } = useNumberRequest(utilisateurId)
  return (
    <div>
      {step.name === 'shown' ? (
        <RevealedNumber telephone={step.telephone} />
      ) : (
        <Button
          onClick={ask}
          size={size}
          block={block}
          loading={step.name === 'loading'}
          loadingLabel="Chargement..."
          icon={<Phone className="size-5" />}
        >
          Afficher le numéro
        </Button>
      )}
      <p role="status" className="font-medium text-grenade not-empty:mt-2">
        {step.name === 'failed' && step.message}
      </p>
      <VerifyEmailDialog open={step.name === 'verifyEmail'} onCancel={cancel} onResend={resend} />
      <SafetyDialog open={step.name === 'warning'} onCancel={cancel} onAccept={accept} />
    </div>
  )
}
