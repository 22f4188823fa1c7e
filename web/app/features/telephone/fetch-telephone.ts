import { authStore } from '../../lib/auth/auth-store.ts'
import { call } from '../../lib/client/client.ts'

/** Null without a call when nobody is signed in: the session may have ended in another tab. */
export const fetchTelephone = async (id: number, offreId?: number): Promise<string | null> => {
  const { user } = authStore.getState()
  if (!user) return null
  const { telephone } = await import('@colocdar/contracts/telephone')
  return call(telephone.show, { query: { id, userId: user.id, offreId } })
}
