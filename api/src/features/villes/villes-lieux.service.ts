import { AppError } from '@colocdar/contracts/errors'
import { foldText } from '@colocdar/contracts/fold-text'
import type { VilleInfo } from '@colocdar/contracts/villes'
import { isAliasOf, withoutNamesOf } from '@colocdar/contracts/villes-alias'
import { type Lieu, lieuxLimits, type Quartier } from '@colocdar/contracts/villes-lieux'
import type { Db } from '../../db/database.ts'
import { areAlike } from '../../sentence/alike.ts'
import { selectVilleInfos } from './villes.repository.ts'
import { findVilleId } from './villes.service.ts'
import {
  selectQuartiers,
  selectQuartiersBeginning,
  selectQuartiersLike,
  selectSpelling,
} from './villes-lieux.repository.ts'

export const listQuartiers = async (db: Db, villeId: number): Promise<Quartier[]> => {
  if ((await findVilleId(db, villeId)) === null)
    throw new AppError('NOT_FOUND', { message: 'Cette ville n’existe pas.' })
  return selectQuartiers(db, villeId)
}

interface Place {
  villeId: number
  quartier: string
}

/** The quartier as other ads of the city spell it, or as it was typed: « maarif » is stored as « Maârif ». */
export const spellQuartier = async (db: Db, place: Place, before?: Place): Promise<string> => {
  const isSame = place.villeId === before?.villeId && place.quartier === before.quartier
  const own = before && { own: before.quartier }
  return (isSame ? null : await selectSpelling(db, { ...place, ...own })) ?? place.quartier
}

/**
 * Cities first, then quartiers: those where every typed word begins a word of the place, or is a short name of its city.
 * A quartier may be typed with its city: « maarif casa ». When there are few, places that are a typing error away follow.
 */
export const suggestLieux = async (db: Db, typed: string | null): Promise<Lieu[]> => {
  const words = foldText(typed ?? '')
    .split(' ')
    .filter(Boolean)
  const villes = (await selectVilleInfos(db)).map(toLieu)
  const first = (lieux: Lieu[]) => lieux.slice(0, lieuxLimits.suggestions)
  if (words.length === 0) return first(villes)
  const quartiers = await selectQuartiersBeginning(db, words)
  const exact = [...villes, ...quartiers].filter((lieu) => isNamed(lieu, words, begins))
  if (exact.length >= lieuxLimits.suggestions) return first(exact)
  const longest = words.toSorted((a, b) => b.length - a.length)[0] as string
  const like = longest.length < 4 ? [] : await selectQuartiersLike(db, longest)
  const close = [...villes, ...like].filter((lieu) =>
    isNamed(lieu, words, (word, part) => begins(word, part) || areAlike(word, part)),
  )
  const known = new Set(exact.map(nameOf))
  return first([...exact, ...close.filter((lieu) => !known.has(nameOf(lieu)))])
}

const toLieu = (ville: VilleInfo): Lieu => ({
  villeId: ville.id,
  ville: ville.nom,
  quartier: null,
  offres: ville.verifiedColocCount,
  demandes: ville.verifiedDemandeCount,
})

const begins = (word: string, part: string): boolean => part.startsWith(word)

const isNamed = (
  { ville, quartier }: Lieu,
  words: string[],
  matches: (word: string, part: string) => boolean,
): boolean => {
  const isIn = (name: string, word: string) =>
    foldText(name)
      .split(' ')
      .some((part) => matches(word, part))
  const isVille = (word: string) => isIn(ville, word) || isAliasOf(word, ville)
  const others = withoutNamesOf(ville, words.join(' ')).split(' ').filter(Boolean)
  if (quartier === null) return others.every(isVille)
  // A quartier is found by its own name, not by that of its city alone.
  return others.every((word) => isIn(quartier, word) || isVille(word)) && others.some((word) => isIn(quartier, word))
}

const nameOf = ({ villeId, quartier }: Lieu): string => `${villeId} ${quartier ?? ''}`
