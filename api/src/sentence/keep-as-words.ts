import type { LogementType } from '@colocdar/contracts/enumerations'
import { foldText } from '@colocdar/contracts/fold-text'
import * as fr from '@colocdar/contracts/texts/enumerations.fr'
import type { Comprise } from '@colocdar/contracts/villes-phrases'
import { isNegation, type Token } from './tokens.ts'

/**
 * Makes text again of what requests have no filter for: « ENSIAS », « filles » and « meublé » are then looked for in their
 * words. Numbers beside them are not, such as the minutes to a landmark. Kinds of homes are looked for by their French names,
 * which most requests say, however they were typed: « bit » and « stuido » find none.
 */
export const keepAsWords = (tokens: readonly Token[], comprise: Comprise): Comprise => {
  const types = new Set<LogementType>()
  for (const token of tokens) {
    if (token.number !== undefined || !isOfOffers(token)) continue
    token.isTaken = false
    if (token.meaning?.kind !== 'type') continue
    // « ch studio » is one in two words.
    token.isTaken = types.has(token.meaning.type)
    token.text = names[token.meaning.type]
    types.add(token.meaning.type)
  }
  return Object.fromEntries(Object.entries(comprise).filter(([name]) => ofRequests.has(name)))
}

const names: Record<LogementType, string> = {
  CHAMBRE: foldText(fr.chambre),
  STUDIO: foldText(fr.studio),
  APPARTEMENT: foldText(fr.appartement),
  VILLA: foldText(fr.villa),
}

const ofRequests = new Set(['villeId', 'quartier', 'prixMin', 'prixMax', 'tri', 'dispoLe'])

const isOfOffers = ({ isNear, meaning, word }: Token): boolean =>
  isNear || kinds.has(meaning?.kind ?? '') || isNegation(word)

const kinds = new Set(['type', 'fait', 'accueil', 'intermediaire', 'utility', 'included', 'not'])
