import { AppError } from '@colocdar/contracts/errors'
import type { VilleInfo } from '@colocdar/contracts/villes'
import { type Lieu, lieuxLimits, type Quartier } from '@colocdar/contracts/villes-lieux'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { suggestPlaces, wordsOf } from '../../sentence/suggest-places.ts'
import { selectVilleInfos } from './villes.repository.ts'
import { findVilleId } from './villes.service.ts'
import * as texts from './villes.texts.fr.ts'
import { selectQuartiers, selectSpelling } from './villes-lieux.repository.ts'
import { namesOf, placesOf } from './villes-phrases.service.ts'

export const listQuartiers = async (db: Db, villeId: number): Promise<Quartier[]> => {
  if ((await findVilleId(db, villeId)) === null) throw new AppError('NOT_FOUND', { message: texts.unknown })
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

/** Cities first, as they are now, then quartiers and landmarks as they were a minute ago, the most offers first. */
export const suggestLieux = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  typed: string | null,
): Promise<Lieu[]> => {
  const [villes, { quartiers, reperes }] = await Promise.all([selectVilleInfos(db), placesOf(db, clock())])
  const named = new Map(
    villes.map((ville) => [ville.id, { place: toLieu(ville), own: wordsOf(namesOf(ville)), ville: [] }]),
  )
  const parts = quartiers.flatMap(({ villeId, nom, offres, demandes, own }) => {
    const ville = named.get(villeId)
    const place = ville && { ...ville.place, quartier: nom, offres, demandes }
    return place ? [{ place, own, ville: ville.own }] : []
  })
  const near = reperes.flatMap(({ villeId, slug, nom, nomArabe, offres, own }) => {
    const ville = offres > 0 ? named.get(villeId) : undefined
    const place = ville && { ...ville.place, repere: { slug, nom, nomArabe }, offres, demandes: 0 }
    return place ? [{ place, own, ville: ville.own }] : []
  })
  const inside = [...parts, ...near].sort((a, b) => b.place.offres - a.place.offres)
  return suggestPlaces(typed ?? '', [...named.values(), ...inside], lieuxLimits.suggestions)
}

const toLieu = (ville: VilleInfo): Lieu => ({
  villeId: ville.id,
  ville: ville.nom,
  villeNomArabe: ville.nomArabe,
  quartier: null,
  offres: ville.verifiedColocCount,
  demandes: ville.verifiedDemandeCount,
})
