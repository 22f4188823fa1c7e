import { choix } from '@colocdar/contracts/conversations-choix'
import { eq } from 'drizzle-orm'
import { offres } from '../schema/offres.ts'
import { callAs } from './call-as.ts'
import { createConversation } from './conversations.ts'
import type { Prepare } from './valid-call.ts'

/** Of the owner to whom somebody wrote about an offer. */
export const validChoixCalls: Record<string, Prepare> = {
  'conversations.offres': async (test) => ({ as: (await createConversation(test)).owner }),
  'conversations.candidats': async (test) => {
    const { owner, offreId } = await createConversation(test)
    return { as: owner, params: { id: offreId }, query: { tri: 'recents', size: 20 } }
  },
  'conversations.decide': async (test) => {
    const { owner, conversation } = await createConversation(test)
    return { as: owner, params: { id: conversation.id }, body: { decision: 'declinee', texte: 'Merci, bonne suite.' } }
  },
  'conversations.thank': async (test) => {
    const { owner, offreId } = await createConversation(test)
    await test.deps.db.update(offres).set({ statut: 'LOUE' }).where(eq(offres.id, offreId))
    return { as: owner, params: { id: offreId }, body: { texte: 'Merci à vous, le logement est loué.' } }
  },
  'conversations.mute': async (test) => {
    const { seeker, conversation } = await createConversation(test)
    return { as: seeker, params: { id: conversation.id } }
  },
  'conversations.unmute': async (test) => {
    const { seeker, conversation } = await createConversation(test)
    await callAs(test, seeker, choix.mute, { params: { id: conversation.id } })
    return { as: seeker, params: { id: conversation.id } }
  },
}
