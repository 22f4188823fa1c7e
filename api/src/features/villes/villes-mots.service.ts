import { foldText } from '@colocdar/contracts/fold-text'
import * as ar from '@colocdar/contracts/texts/enumerations.ar'
import * as fr from '@colocdar/contracts/texts/enumerations.fr'
import type { VilleInfo } from '@colocdar/contracts/villes'
import { isAliasOf, withoutNamesOf } from '@colocdar/contracts/villes-alias'
import type { Db } from '../../db/database.ts'
import type { SearchedWord } from '../../search/searched-words.ts'
import { areAlike, distanceOf } from '../../sentence/alike.ts'
import { selectVilleInfos } from './villes.repository.ts'
import { type SearchedTable, selectLikeQuartiers, selectUnknownWords } from './villes-mots.repository.ts'

// More words than a person types; each is a condition of the query.
const maxWords = 12

/**
 * What is typed into a search, word by word: cities by their names, and for words that no ad contains the places that
 * were meant. « maarf » stands for Maârif, but « villa » not for Ville Nouvelle. Kinds of homes are found in both languages.
 */
export const readWords = async (db: Db, table: SearchedTable, typed: string): Promise<SearchedWord[]> => {
  const folded = foldText(typed)
  if (folded === '') return []
  const villes = await selectVilleInfos(db)
  const { names, left } = takeNames(villes, folded)
  const words = [...new Set(left.split(' '))].filter(Boolean).slice(0, maxWords)
  const unknown = words.length === 0 ? [] : await selectUnknownWords(db, table, words)
  const named = villes.map(({ id, nom, nomArabe }) => ({
    id,
    nom,
    words: [...foldText(nom).split(' '), foldText(nomArabe ?? '')],
  }))
  const others = await Promise.all(
    words.map(async (word) => {
      const isMeant = unknown.includes(word) ? areAlike : (a: string, b: string) => a === b
      const villeIds = named
        .filter(({ nom, words }) => isAliasOf(word, nom) || words.some((part) => isMeant(word, part)))
        .map(({ id }) => id)
      const places = unknown.includes(word) && villeIds.length === 0 ? await findPlaces(db, word) : []
      return { word, others: [...places, ...(typesBeside.get(word) ?? [])], villeIds }
    }),
  )
  return [...names, ...others]
}

/** The kinds of homes by their names, with the name in the other language. */
const typesBeside = new Map(
  [
    [fr.chambre, ar.chambre],
    [fr.studio, ar.studio],
    [fr.appartement, ar.appartement],
    [fr.villa, ar.villa],
  ].flatMap((names) => names.map((name, place) => [foldText(name), names.toSpliced(place, 1).map(foldText)] as const)),
)

/** Names of cities that have several words, and what is left without them. */
const takeNames = (villes: VilleInfo[], words: string): { names: SearchedWord[]; left: string } => {
  const names: SearchedWord[] = []
  let left = words
  for (const { id, nom } of villes) {
    const without = withoutNamesOf(nom, left)
    if (without !== left) names.push({ word: foldText(nom), others: [], villeIds: [id] })
    left = without
  }
  return { names, left }
}

/** The words of quartiers that are nearest to a misspelled one. */
const findPlaces = async (db: Db, word: string): Promise<string[]> => {
  const parts = new Set((await selectLikeQuartiers(db, word)).flatMap((cle) => cle.split(' ')))
  const alike = [...parts].filter((part) => areAlike(word, part))
  const nearest = Math.min(...alike.map((part) => distanceOf(word, part)))
  return alike.filter((part) => distanceOf(word, part) === nearest)
}
