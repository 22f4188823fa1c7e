import { useEffect } from 'react'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { closeNotice, showSnackbar } from '../../../ui/notices/notice-store.ts'
import { resendVerification, sentFromHome } from '../resend-verification.ts'

/** On the home page, for members whose e-mail is not verified yet. */
export const VerifyEmailReminder = () => {
  const unverified = useAuth((auth) => auth.user !== null && !auth.emailVerified)
  useEffect(() => {
    if (!unverified) return
    const reminder = showSnackbar({
      title: 'Vérifiez votre adresse e-mail\u00a0: le lien vous attend dans votre boîte de réception.',
      action: { label: 'Renvoyer la vérification', onSelect: () => resendVerification(sentFromHome) },
      duration: 6_000,
    })
    return () => closeNotice(reminder)
  }, [unverified])
  return null
}
