import { foldText } from '@colocdar/contracts/fold-text'
import { dayOf } from '@colocdar/contracts/jour'
import type { VilleNoms } from '@colocdar/contracts/langues'
import type { Repere } from '@colocdar/contracts/reperes'
import { villeAliases } from '@colocdar/contracts/villes-alias'
import type { Quartier } from '@colocdar/contracts/villes-lieux'
import type { Comprise, Liste } from '@colocdar/contracts/villes-phrases'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Place, PlaceIndex } from '../../sentence/place-index.ts'
import { commonNames, quartierNames } from '../../sentence/place-names.ts'
import { readSentence, unreadWords } from '../../sentence/read-sentence.ts'
import { wordsOf } from '../../sentence/suggest-places.ts'
import { listReperes } from '../reperes/reperes.service.ts'
import { selectVilleInfos } from './villes.repository.ts'
import { selectAllQuartiers } from './villes-lieux.repository.ts'
import { selectUnknownWords } from './villes-mots.repository.ts'

// More words than a person types; each is a condition of the query.
const maxWords = 12

/** What a sentence means on the day it is typed, with the places that ads are in now. */
export const comprendre = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  typed: string,
  liste: Liste = 'offres',
): Promise<Comprise> => {
  const { index: places } = await placesOf(db, clock())
  const unread = [...new Set(unreadWords(typed, places))].slice(0, maxWords)
  const unknown = unread.length === 0 ? [] : await selectUnknownWords(db, `${liste}_recherche`, unread)
  const comprise = readSentence(typed, { places, today: dayOf(clock()), unknown: new Set(unknown) }, liste)
  if (comprise.q === undefined) return comprise
  return unknown.includes(foldText(comprise.q).split(' ').at(-1) ?? '') ? comprise : { ...comprise, connu: true }
}

/** Undefined for a city that is not known any more. */
export const findVilleNoms = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, villeId: number | undefined) =>
  (await placesOf(db, clock())).villes.get(villeId)

export const findRepereNoms = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, slug: string | undefined) =>
  (await placesOf(db, clock())).reperes.find((repere) => repere.slug === slug)

interface Places {
  /** Of sentences. */
  index: PlaceIndex
  villes: ReadonlyMap<number | undefined, VilleNoms>
  /** Of suggestions: those with ads, and all landmarks. */
  quartiers: (Quartier & { villeId: number; own: ReturnType<typeof wordsOf> })[]
  reperes: (Repere & { own: ReturnType<typeof wordsOf> })[]
}

const keptMs = 60_000
let known = new WeakMap<Db, { places: Promise<Places>; until: number }>()

/** Kept for a minute: thousands of names are read and folded, and a new quartier is found by its words meanwhile. */
export const placesOf = (db: Db, now: Date): Promise<Places> => {
  const kept = known.get(db)
  if (kept && kept.until > now.getTime()) return kept.places
  const places = readPlaces(db)
  known.set(db, { places, until: now.getTime() + keptMs })
  // A failed reading is not kept.
  places.catch(() => known.delete(db))
  return places
}

/** Call it when a city or landmark changed: answers that are rendered again must not show the name of before. */
export const forgetPlaces = (): void => {
  known = new WeakMap()
}

/** All names of a city, as people type them. */
export const namesOf = ({ nom, nomArabe }: VilleNoms): string[] => [
  nom,
  ...(nomArabe ? [nomArabe] : []),
  ...(villeAliases[nom] ?? []),
]

const repereNames = ({ nom, nomArabe, alias }: Repere): string[] => [nom, ...(nomArabe ? [nomArabe] : []), ...alias]

const readPlaces = async (db: Db): Promise<Places> => {
  const [villes, quartiers, reperes] = await Promise.all([
    selectVilleInfos(db),
    selectAllQuartiers(db),
    listReperes(db),
  ])
  const places = new Map<string, Place>()
  for (const ville of villes)
    places.set(`${ville.id}`, { villeId: ville.id, names: namesOf(ville), annonces: ville.verifiedColocCount })
  const keyOf = (villeId: number, quartier: string) => `${villeId} ${foldText(quartier)}`
  for (const { villeId, nom, offres } of quartiers)
    places.set(keyOf(villeId, nom), {
      villeId,
      quartier: nom,
      names: [nom, ...(commonNames[nom] ?? [])],
      annonces: offres,
    })
  for (const { id, nom } of villes)
    for (const [quartier, names] of Object.entries(quartierNames[nom] ?? {})) {
      const place = places.get(keyOf(id, quartier)) ?? { villeId: id, quartier, names: [quartier], annonces: 0 }
      places.set(keyOf(id, quartier), { ...place, names: [...place.names, ...names] })
    }
  for (const repere of reperes)
    places.set(repere.slug, {
      villeId: repere.villeId,
      repere: repere.slug,
      names: repereNames(repere),
      annonces: repere.offres,
    })
  const quartierNamesOf = ({ villeId, nom }: (typeof quartiers)[number]) =>
    places.get(keyOf(villeId, nom))?.names ?? [nom]
  return {
    index: new PlaceIndex([...places.values()]),
    villes: new Map(villes.map((ville) => [ville.id, ville])),
    quartiers: quartiers.map((each) => ({ ...each, own: wordsOf(quartierNamesOf(each)) })),
    reperes: reperes.map((each) => ({ ...each, own: wordsOf(repereNames(each)) })),
  }
}
