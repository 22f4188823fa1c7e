import { issueStopToken } from '../features/auth/auth-tokens.service.ts'
import { createMembre } from './membres.ts'
import type { Prepare } from './valid-call.ts'

export const validMailsCalls: Record<string, Prepare> = {
  'mails.reglages': async (test) => ({ as: await createMembre(test) }),
  'mails.update': async (test) => ({ as: await createMembre(test), body: { messages: false, alertes: true } }),
  'mails.changeLangue': async (test) => ({ as: await createMembre(test), body: { langue: 'ar' } }),
  'mails.arret': async (test) => {
    const { id: utilisateurId } = await createMembre(test)
    const token = await issueStopToken(test.deps.db, { purpose: 'rappels', utilisateurId, now: test.deps.clock() })
    return { as: null, body: { sujet: 'rappels', token } }
  },
}
