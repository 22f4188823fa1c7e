import { useState } from 'react'
import { Button } from '../../../ui/elements/button.tsx'
import { MailCheck } from '../../../ui/icons.ts'
import { Alert } from '../../../ui/notices/alert.tsx'
import { sendVerification, showResendFailure } from '../resend-verification.ts'

export const VerifyEmailButton = () => {
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      await sendVerification()
      setSent(true)
    } catch {
      showResendFailure()
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <Button variant="quiet" onClick={send} loading={sending} icon={<MailCheck className="size-5" />}>
        Vérifier email
      </Button>
      {sent && <Alert tone="success">Verification email sent!</Alert>}
    </div>
  )
}
