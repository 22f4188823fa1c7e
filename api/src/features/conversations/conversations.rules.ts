import { createHash } from 'node:crypto'
import type { ConversationMessage } from '@colocdar/contracts/conversations'
import * as ar from '@colocdar/contracts/texts/conversations.ar'
import * as fr from '@colocdar/contracts/texts/conversations.fr'
import type { conversationMessages } from '../../schema/conversations.ts'

// Shorter texts are greetings, which many members send.
const shortest = 20

/** A digest by which the same text is found again: case, accents, spaces and punctuation do not make another one. */
export const textDigest = (texte: string): string | null => {
  const folded = texte
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return folded.length < shortest ? null : digest(folded)
}

const prepared = new Set([fr, ar].flatMap(({ declines, thanks }) => [...declines, thanks]))

/** A sentence that the site offers, as it is. */
export const isPrepared = (texte: string): boolean => prepared.has(texte)

/** The caller's Idempotency-Key as it is stored. */
export const keyDigest = (key: string | undefined): string | null => (key === undefined ? null : digest(key))

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

// Fewer would say more about one evening than about a person.
const fewest = 3

export const answersCounted = 10

/** The median in hours, rounded up; null with too few answers. */
export const medianHours = (minutes: readonly number[]): number | null => {
  if (minutes.length < fewest) return null
  const sorted = minutes.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return Math.max(1, Math.ceil((low + high) / 2 / 60))
}

export const toMessage = (
  utilisateurId: number,
  { id, rang, auteurId, texte, createdAt }: typeof conversationMessages.$inferSelect,
): ConversationMessage => ({
  id,
  rang,
  deMoi: auteurId === utilisateurId,
  texte,
  createdAt: createdAt.toISOString(),
})
