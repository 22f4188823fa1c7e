import { type NumberRequest, useNumberRequest } from '../use-number-request.ts'
import { RevealedNumber } from './revealed-number.tsx'
import { SafetyDialog } from './safety-dialog.tsx'
import { VerifyEmailDialog } from './verify-email-dialog.tsx'

/** What follows a press on « Afficher le numéro »; loaded then, so that visitors who only read get less JavaScript. */
export const NumberFlow = (request: NumberRequest) => {
  const { accept, cancel, resend } = useNumberRequest(request)
  const { step } = request
  return (
    <>
      {step.name === 'shown' && <RevealedNumber telephone={step.telephone} takesFocus={!step.restored} />}
      <VerifyEmailDialog open={step.name === 'verifyEmail'} onCancel={cancel} onResend={resend} />
      <SafetyDialog open={step.name === 'warning'} onCancel={cancel} onAccept={accept} />
    </>
  )
}
