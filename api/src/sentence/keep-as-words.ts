import type { Comprise } from '@colocdar/contracts/villes-phrases'
import { isNegation, type Token } from './tokens.ts'

/**
 * Makes text again of what requests have no filter for: « ENSIAS », « filles » and « meublé » are then looked for in their
 * words. Numbers beside them are not, such as the minutes to a landmark.
 */
export const keepAsWords = (tokens: readonly Token[], comprise: Comprise): Comprise => {
  for (const token of tokens) if (token.number === undefined && isOfOffers(token)) token.isTaken = false
  return Object.fromEntries(Object.entries(comprise).filter(([name]) => ofRequests.has(name)))
}

const ofRequests = new Set(['villeId', 'quartier', 'prixMin', 'prixMax', 'tri', 'dispoLe'])

const isOfOffers = ({ isNear, meaning, word }: Token): boolean =>
  isNear || kinds.has(meaning?.kind ?? '') || isNegation(word)

const kinds = new Set(['type', 'fait', 'accueil', 'intermediaire', 'utility', 'included', 'not'])
