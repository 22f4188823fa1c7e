import { authStore } from '../../lib/auth/auth-store.ts'
import { call } from '../../lib/client/client.ts'
import { showPopup } from '../../ui/notices/notice-store.ts'

const popupDuration = 3_000

/** Sends the verification mail of the signed-in member again. Throws when it could not be sent. */
export const sendVerification = async (): Promise<void> => {
  const { user } = authStore.getState()
  if (!user) return
  // Imported on demand: public pages include this module, but not the contracts.
  const { auth } = await import('@colocdar/contracts/auth')
  await call(auth.resend, { query: { email: user.email } })
}

/** The spec has two wordings of the success: this one on the home page, the other everywhere else. */
export const sentFromHome = 'Email de vérification envoyé avec succès!'
const sent = 'E-mail de vérification envoyé avec succès !'

/** The same, with a popup that shows the result. */
export const resendVerification = async (title: string = sent): Promise<void> => {
  try {
    await sendVerification()
    showPopup({ title, tone: 'success', duration: popupDuration })
  } catch {
    showResendFailure()
  }
}

export const showResendFailure = (): void =>
  showPopup({ title: "Échec de l'envoi de l'email.", tone: 'error', duration: popupDuration })
