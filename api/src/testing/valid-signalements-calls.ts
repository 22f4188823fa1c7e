import { signalements } from '@colocdar/contracts/signalements'
import { createVille } from './attente.ts'
import { callAs } from './call-as.ts'
import { createConversation } from './conversations.ts'
import { createAdmin, createMembre } from './membres.ts'
import { createOffre } from './offres.ts'
import type { TestApp } from './test-app.ts'
import type { Prepare } from './valid-call.ts'

const body = { kind: 'offre', motif: 'FAUX', texte: 'Les photos viennent d’un hôtel.' }
const motif = 'Photos trompeuses.'

const publicOffre = async (test: TestApp): Promise<number> => {
  const { id: proprietaireId } = await createMembre(test)
  return createOffre(test, { proprietaireId, villeId: (await createVille(test)).id })
}

const reported = async (test: TestApp): Promise<number> => {
  const objetId = await publicOffre(test)
  await callAs(test, await createMembre(test), signalements.create, { body: { ...body, objetId } })
  return objetId
}

export const validSignalementsCalls: Record<string, Prepare> = {
  'signalements.create': async (test) => ({
    as: await createMembre(test),
    body: { ...body, objetId: await publicOffre(test) },
  }),
  'signalements.dossiers': async (test) => {
    await reported(test)
    return { as: await createAdmin(test), query: { page: 0, size: 20 } }
  },
  'signalements.messages': async (test) => {
    const { conversation, seeker } = await createConversation(test)
    const objetId = conversation.id
    await callAs(test, seeker, signalements.create, { body: { kind: 'conversation', objetId, motif: 'ARNAQUE' } })
    return { as: await createAdmin(test), params: { id: objetId } }
  },
  'signalements.decide': async (test) => ({
    as: await createAdmin(test),
    params: { kind: 'offre', id: await reported(test) },
    body: { decision: 'dismiss', motif },
  }),
  'signalements.undo': async (test) => {
    const as = await createAdmin(test)
    const params = { kind: 'offre', id: await reported(test) }
    const decided = await callAs(test, as, signalements.decide, { params, body: { decision: 'dismiss', motif } })
    return { as, params: { id: decided.body.id } }
  },
}
