import type { Correspondance, correspondances } from '@colocdar/contracts/correspondances'
import { compare } from '@colocdar/contracts/correspondances-points'
import type { Demande } from '@colocdar/contracts/demandes'
import type { ParsedOf } from '@colocdar/contracts/endpoint'
import { dayOf } from '@colocdar/contracts/jour'
import type { Offre } from '@colocdar/contracts/offres'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, isSelf } from '../../http/acteur.ts'
import { readDemande } from '../demandes/demandes.service.ts'
import { listPublicDemandes } from '../demandes/demandes-lookup.service.ts'
import { searchDemandes } from '../demandes/demandes-search.service.ts'
import { listOnlineOffres, readOffre } from '../offres/offres.service.ts'
import { searchOffresOf } from '../offres/offres-search.service.ts'
import { selectFittingDemandes, selectFittingOffres, selectPersons } from './correspondances.repository.ts'

type Query = ParsedOf<typeof correspondances.list>['query']

// More are not read.
const most = 12

/** Public ads that fit the member's own, best first; or another's ad beside the member's own. */
export const listCorrespondances = async (
  acteur: Acteur,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { offreId, demandeId }: Query,
): Promise<Correspondance[]> => {
  const today = dayOf(clock())
  const pairs =
    offreId === undefined
      ? await pairsOfDemande(acteur, db, { id: demandeId as number, today })
      : await pairsOfOffre(acteur, db, { id: offreId, today })
  return comparePairs(db, pairs, today)
}

interface Pair {
  offre: Offre
  demande: Demande
  /** What the caller does not have already. */
  shown: Pick<Correspondance, 'offre' | 'demande'>
}
interface Asked {
  id: number
  today: string
}

const pairsOfOffre = async (acteur: Acteur, db: Db, { id, today }: Asked): Promise<Pair[]> => {
  const { value: offre } = await readOffre(acteur, db, id)
  if (!isSelf(acteur, offre.proprietaireId)) {
    const { content } = await searchDemandes(acteur, db, ownSearch(acteur))
    return content.map((demande) => ({ offre, demande, shown: { offre, demande } }))
  }
  const ids = await selectFittingDemandes(db, offre, { today, most })
  const found = inOrder(ids, await listPublicDemandes(acteur, db, ids))
  return found.map((demande) => ({ offre, demande, shown: { demande } }))
}

const pairsOfDemande = async (acteur: Acteur, db: Db, { id, today }: Asked): Promise<Pair[]> => {
  const { value: demande } = await readDemande(acteur, db, id)
  if (!isSelf(acteur, demande.demandeurId)) {
    const { content } = await searchOffresOf(acteur, db, acteur.id, ownSearch(acteur))
    return content.map((offre) => ({ offre, demande, shown: { offre, demande } }))
  }
  const ids = await selectFittingOffres(db, demande, { today, most })
  const found = inOrder(ids, await listOnlineOffres(db, ids))
  return found.map((offre) => ({ offre, demande, shown: { offre } }))
}

const inOrder = <T extends { id: number }>(ids: number[], ads: T[]): T[] =>
  ids.flatMap((id) => ads.find((ad) => ad.id === id) ?? [])

const ownSearch = (acteur: Acteur) => ({ userId: acteur.id, page: 0, size: most, tri: 'recent' as const })

const comparePairs = async (db: Db, pairs: Pair[], today: string): Promise<Correspondance[]> => {
  const people = pairs.flatMap(({ offre, demande }) => [offre.proprietaireId, demande.demandeurId])
  const persons = await selectPersons(db, [...new Set(people)])
  return pairs.flatMap(({ offre, demande, shown }) => {
    const [owner, seeker] = [persons.get(offre.proprietaireId), persons.get(demande.demandeurId)]
    return owner && seeker ? [{ ...shown, ...compare({ offre, demande, owner, seeker, today }) }] : []
  })
}
