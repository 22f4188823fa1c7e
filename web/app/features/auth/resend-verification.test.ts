import { expect, it } from 'vitest'
import { noSession } from '../../lib/auth/auth-state.ts'
import { authStore } from '../../lib/auth/auth-store.ts'
import { useNotices } from '../../ui/notices/notice-store.ts'
import { resendVerification } from './resend-verification.ts'

it('[TEL-04] does not say that the mail was sent when the session has ended', async () => {
  authStore.setState(noSession)
  useNotices.setState({ notices: [] })
  await resendVerification()
  expect(useNotices.getState().notices).toMatchObject([{ title: "Échec de l'envoi de l'email.", tone: 'error' }])
  useNotices.setState({ notices: [] })
})
