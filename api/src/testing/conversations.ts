import { type Conversation, conversations } from '@colocdar/contracts/conversations'
import { createVille } from './attente.ts'
import { callAs } from './call-as.ts'
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

/** A public offer, and a member who wrote to its owner. */
export const createConversation = async (test: TestApp, parts: Parts = {}): Promise<TestConversation> => {
  const owner = parts.owner ?? (await createMembre(test))
  const seeker = parts.seeker ?? (await createMembre(test))
  const { id: villeId } = await createVille(test)
  const offreId = await createOffre(test, { proprietaireId: owner.id, villeId })
  const body = { annonce: 'offre', annonceId: offreId, texte: parts.texte ?? 'Bonjour' }
  const answer = await callAs(test, seeker, conversations.create, { body })
  if (answer.status !== 201) throw new Error(`no conversation: ${JSON.stringify(answer.body)}`)
  return { owner, seeker, offreId, conversation: answer.body }
}
