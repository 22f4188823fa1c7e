import type { Conversation } from '@colocdar/contracts/conversations'
import { createVille } from './attente.ts'
import { createMembre, type TestMembre } from './membres.ts'
import { createOffre } from './offres.ts'
import type { TestApp } from './test-app.ts'

export interface TestConversation {
  owner: TestMembre
  seeker: TestMembre
  offreId: number
  conversation: Conversation
}

interface Parts {
  owner?: TestMembre
  seeker?: TestMembre
  texte?: string
}

let addresses = 0
/** Each from a network of its own: they share no quota. */
const newAddress = (): string => {
  addresses += 1
  return `198.19.${Math.floor(addresses / 250)}.${addresses % 250}`
}

/** A public offer, and a member who wrote to its owner. */
export const createConversation = async (test: TestApp, parts: Parts = {}): Promise<TestConversation> => {
  const owner = parts.owner ?? (await createMembre(test))
  const seeker = parts.seeker ?? (await createMembre(test))
  const { id: villeId } = await createVille(test)
  const offreId = await createOffre(test, { proprietaireId: owner.id, villeId })
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/conversations',
    headers: seeker.headers,
    payload: { annonce: 'offre', annonceId: offreId, texte: parts.texte ?? 'Bonjour' },
    remoteAddress: newAddress(),
  })
  if (answer.statusCode !== 201) throw new Error(`no conversation: ${answer.body}`)
  return { owner, seeker, offreId, conversation: answer.json() }
}
