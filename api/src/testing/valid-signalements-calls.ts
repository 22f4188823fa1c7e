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

const publicOffre = async (test: TestApp): Promise<{ objetId: number; membreId: number }> => {
  const { id: membreId } = await createMembre(test)
  const { id: villeId } = await createVille(test)
  return { objetId: await createOffre(test, { proprietaireId: membreId, villeId }), membreId }
}

const reported = async (test: TestApp) => {
  const { objetId, membreId } = await publicOffre(test)
  await callAs(test, await createMembre(test), signalements.create, { body: { ...body, objetId } })
  return { params: { kind: 'offre', id: objetId }, body: { membreId, decision: 'dismiss', motif } }
}

export const validSignalementsCalls: Record<string, Prepare> = {
  'signalements.create': async (test) => ({
    as: await createMembre(test),
    body: { ...body, objetId: (await publicOffre(test)).objetId },
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
    ...(await reported(test)),
  }),
  'signalements.undo': async (test) => {
    const as = await createAdmin(test)
    const waiting = await reported(test)
    // However long the machine takes, it can be undone for a minute.
    test.setNow(new Date(Date.now() + 60_000))
    const decided = await callAs(test, as, signalements.decide, waiting)
    test.setNow(null)
    return { as, params: { id: decided.body.id } }
  },
}
