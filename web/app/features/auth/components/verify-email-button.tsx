import { useEffect } from 'react'
import * as texts from '#texts/features/auth'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { forgetIntent } from '../../../lib/storage/stored-route.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { MailCheck } from '../../../ui/icons.ts'
import { Alert } from '../../../ui/notices/alert.tsx'
import { closeNotice, showSnackbar } from '../../../ui/notices/notice-store.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { resendVerification, sendVerification, showResendFailure } from '../resend-verification.ts'

export const VerifyEmailButton = () => {
  const [state, send] = useRequest(sendVerification, showResendFailure)
  return (
    <div className="flex flex-col gap-3">
      <Button variant="quiet" onClick={send} loading={state === 'sending'} icon={<MailCheck className="size-5" />}>
        {texts.verifyEmail}
      </Button>
      {state === 'succeeded' && <Alert tone="success">{texts.verificationEmailSent}</Alert>}
    </div>
  )
}

/** Before a number or a first message. */
export const VerifyEmailDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const giveUp = () => {
    forgetIntent()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={giveUp}
      title={texts.unverifiedTitle}
      description={texts.unverifiedQuestion}
      actions={
        <>
          <Button variant="quiet" onClick={giveUp}>
            {texts.cancel}
          </Button>
          <Button
            onClick={() => {
              onClose()
              void resendVerification()
            }}
          >
            {texts.resend}
          </Button>
        </>
      }
    />
  )
}

/** On the home page, for members whose e-mail is not verified yet. */
export const VerifyEmailReminder = () => {
  const unverified = useAuth((auth) => auth.user !== null && !auth.emailVerified)
  useEffect(() => {
    if (!unverified) return
    const reminder = showSnackbar({
      title: texts.verifyReminder,
      action: { label: texts.resendVerification, onSelect: () => resendVerification(texts.resentFromHome) },
      duration: 6_000,
    })
    return () => closeNotice(reminder)
  }, [unverified])
  return null
}
