import * as texts from '#texts/features/auth'
import { authStore } from '../../lib/auth/auth-store.ts'
import { call } from '../../lib/client/client.ts'
import { showPopup } from '../../ui/notices/notice-store.ts'

const popupDuration = 3_000

/** Sends the verification mail of the signed-in member again. Throws when it could not be sent. */
export const sendVerification = async (): Promise<void> => {
  const { user } = authStore.getState()
  if (!user) throw new Error('the session has ended')
  // Imported on demand: public pages include this module, but not the contracts.
  const { auth } = await import('@colocdar/contracts/auth')
  await call(auth.resend, { query: { email: user.email } })
}

/** The same, with a popup that shows the result. */
export const resendVerification = async (title: string = texts.resent): Promise<void> => {
  try {
    await sendVerification()
    showPopup({ title, tone: 'success', duration: popupDuration })
  } catch {
    showResendFailure()
  }
}

export const showResendFailure = (): void =>
  showPopup({ title: texts.resendFailed, tone: 'error', duration: popupDuration })
