import { authStore } from '../../../../lib/auth/auth-store.ts'
import { call } from '../../../../lib/client.ts'

/** Null without a call when nobody is signed in: the session may have ended in another tab. */
export const fetchTelephone = async (id: number): Promise<string | null> => {
  const { user } = authStore.getState()
  if (!user) return null
  const { utilisateurs } = await import('@colocdar/contracts/utilisateurs')
  return call(utilisateurs.tele, { query: { id, userId: user.id } })
}
