import { createHash } from 'node:crypto'

// Shorter texts are greetings, which everybody sends.
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

/** The caller's Idempotency-Key as it is stored. */
export const keyDigest = (key: string | undefined): string | null => (key === undefined ? null : digest(key))

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
