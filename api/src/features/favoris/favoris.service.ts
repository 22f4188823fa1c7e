import type { OutputOf, ParsedOf } from '@colocdar/contracts/endpoint'
import { AppError } from '@colocdar/contracts/errors'
import { type Favori, type FavoriOffre, type favoris, favorisLimits } from '@colocdar/contracts/favoris'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { decisionsAbout } from '../conversations/conversations-choix.service.ts'
import { listOnlineOffres } from '../offres/offres.service.ts'
import { lockUtilisateur } from '../utilisateurs/utilisateurs-account.service.ts'
import { deleteFavori, insertFavoris, selectFavoriIds, selectFavorisOf } from './favoris.repository.ts'

export const listFavoris = async (acteur: Acteur, db: Db): Promise<Favori[]> => {
  const rows = await selectFavorisOf(db, acteur.id)
  const ids = rows.map(({ offreId }) => offreId)
  const online = await listOnlineOffres(db, ids)
  const byId = new Map(online.map((offre) => [offre.id, offre]))
  const decisions = await decisionsAbout(db, acteur.id, ids)
  return rows.map((row) => ({
    ...row,
    ajouteLe: row.ajouteLe.toISOString(),
    offre: byId.get(row.offreId) ?? null,
    decision: decisions.get(row.offreId) ?? null,
  }))
}

export const listFavoriIds = async (acteur: Acteur, db: Db): Promise<{ offreIds: number[] }> => ({
  offreIds: await selectFavoriIds(db, acteur.id),
})

type Ajouts = ParsedOf<typeof favoris.add>['body']['favoris']

/** Adds what is online, in the given order, as long as there is room. Safe to repeat. */
export const addFavoris = (
  acteur: Acteur,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ajouts: Ajouts,
): Promise<OutputOf<typeof favoris.add>> =>
  db.transaction(async (tx) => {
    // One call after the other, or two of them would share the last free place.
    if (!(await lockUtilisateur(tx, { id: acteur.id }))) throw new AppError('UNAUTHENTICATED')
    const known = new Set(await selectFavoriIds(tx, acteur.id))
    const wanted = new Map(ajouts.map((ajout) => [ajout.offreId, ajout]))
    const online = await listOnlineOffres(
      tx,
      [...wanted.keys()].filter((id) => !known.has(id)),
    )
    const byId = new Map(online.map((offre) => [offre.id, offre]))
    const addable = [...wanted.values()].flatMap((ajout) => {
      const offre = byId.get(ajout.offreId)
      return offre ? [toRow(acteur, offre, ajout, clock())] : []
    })
    const room = Math.max(0, favorisLimits.membre - known.size)
    await insertFavoris(tx, addable.slice(0, room))
    return { offreIds: await selectFavoriIds(tx, acteur.id), complet: addable.length > room }
  })

/** The browser's clock may be wrong: nothing was added in the future. */
const toRow = (acteur: Acteur, offre: FavoriOffre, { prix, ajouteLe }: Ajouts[number], now: Date) => ({
  utilisateurId: acteur.id,
  offreId: offre.id,
  prix: prix ?? offre.prix,
  villeId: offre.villeId,
  ajouteLe: new Date(Math.min(now.getTime(), ajouteLe ? Date.parse(ajouteLe) : now.getTime())),
})

export const removeFavori = (acteur: Acteur, db: Db, offreId: number): Promise<void> =>
  deleteFavori(db, acteur.id, offreId)

/** For visitors, whose favourites only their browser knows. */
export const listOffresOnline = (db: Db, ids: number[]): Promise<FavoriOffre[]> => listOnlineOffres(db, ids)

/** For the export of personal data. */
export const exportFavoris = async (db: Db, utilisateurId: number) =>
  (await selectFavorisOf(db, utilisateurId)).map(({ offreId, prix, ajouteLe }) => ({
    offreId,
    prix,
    ajouteLe: ajouteLe.toISOString(),
  }))
