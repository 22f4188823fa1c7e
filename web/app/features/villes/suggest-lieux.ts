import { withQuery } from '@colocdar/contracts/paths'
import type { Lieu, Quartier } from '@colocdar/contracts/villes-lieux'
import { langue } from '#langue'
import * as texts from '#texts/features/villes'
import { nomOf } from '../../lib/formats/ville-nom.ts'
import type { Suggestion } from '../../ui/fields/combobox.tsx'

// By their paths and not by their contracts, which would load zod on the home page.
export const lieuxPaths = {
  suggestions: '/lieux',
  phrases: '/offres/phrases',
  quartiers: (villeId: number) => `/villes/${villeId}/quartiers`,
}

/** Cities and quartiers for what is typed; the largest cities when nothing is. */
export const suggestLieux = (text: string, signal: AbortSignal): Promise<Suggestion[]> =>
  readLieux(text, signal, ({ offres }) => texts.annonces(offres))

/** The same above requests, which are near to no landmark. */
export const suggestDemandes = (text: string, signal: AbortSignal): Promise<Suggestion[]> =>
  readLieux(text, signal, ({ repere, demandes }) => (repere ? undefined : texts.demandes(demandes)))

const readLieux = async (
  text: string,
  signal: AbortSignal,
  detailOf: (lieu: Lieu) => string | undefined,
): Promise<Suggestion[]> => {
  const found = await read<Lieu[]>(withQuery(lieuxPaths.suggestions, { q: text.trim() }), signal)
  return found.map((lieu) => {
    const { villeId, ville, villeNomArabe, quartier, repere } = lieu
    return {
      key: `${villeId} ${quartier ?? repere?.slug ?? ''}`,
      label: [quartier ?? nomOf(repere), nomOf({ nom: ville, nomArabe: villeNomArabe })]
        .filter(Boolean)
        .join(texts.comma),
      detail: detailOf(lieu),
    }
  })
}

interface Phrase {
  texte: string
  valeur: string
  total: number
  totalCapped: boolean
}

/** Shorter texts are no sentence. */
const shortestPhrase = 3

/** The sentence as it was understood, then places. Without one of them the other is shown. */
export const suggestRecherche = async (text: string, signal: AbortSignal): Promise<Suggestion[]> => {
  const typed = text.trim()
  const phrases = typed.length < shortestPhrase ? [] : suggestPhrases(typed, signal).catch(() => [])
  const [first, places] = await Promise.all([phrases, suggestLieux(text, signal).catch(() => [])])
  return [...first, ...places]
}

const suggestPhrases = async (q: string, signal: AbortSignal): Promise<Suggestion[]> =>
  (await read<Phrase[]>(withQuery(lieuxPaths.phrases, { q }), signal)).map(({ texte, valeur, total, totalCapped }) => ({
    key: `= ${valeur}`,
    label: texte,
    detail: totalCapped ? texts.moreThan(texts.annonces(total)) : texts.annonces(total),
    value: valeur,
  }))

/** The quartiers of a city, the most frequent first. */
export const readQuartiers = (villeId: number, signal: AbortSignal): Promise<Quartier[]> =>
  read<Quartier[]>(lieuxPaths.quartiers(villeId), signal)

const read = async <T>(path: string, signal: AbortSignal): Promise<T> => {
  const answer = await fetch(`/api${path}`, { signal, headers: { 'accept-language': langue } })
  if (!answer.ok) throw new Error(`${answer.status}`)
  return (await answer.json()) as T
}
