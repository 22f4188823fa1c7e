import { createConversation } from './conversations.ts'
import type { Prepare } from './valid-call.ts'
import { createVisite, inHours } from './visites.ts'

export const validVisitesCalls: Record<string, Prepare> = {
  'visites.list': async (test) => {
    const { seeker, conversationId } = await createVisite(test)
    return { as: seeker, query: { conversationId } }
  },
  'visites.propose': async (test) => {
    const { owner, conversation } = await createConversation(test)
    const body = { conversationId: conversation.id, creneaux: [inHours(test, 30)], rendezVous: 'Porte bleue' }
    return { as: owner, body }
  },
  'visites.take': async (test) => {
    const { seeker, id, creneaux } = await createVisite(test, { etat: 'proposee' })
    return { as: seeker, params: { id }, body: { debut: creneaux[0] } }
  },
  'visites.place': async (test) => {
    const { owner, id } = await createVisite(test)
    return { as: owner, params: { id }, body: { rendezVous: 'Sonnez chez Karim' } }
  },
  'visites.cancel': async (test) => {
    const { owner, id } = await createVisite(test)
    return { as: owner, params: { id }, body: { mot: 'Je suis malade.' } }
  },
  'visites.answer': async (test) => {
    const { seeker, id } = await createVisite(test, { etat: 'passee' })
    return { as: seeker, params: { id }, body: { reponse: 'conforme' } }
  },
}
