import { etatOfAnnonce } from '@colocdar/contracts/annonces-etats'
import type { Demande, demandes } from '@colocdar/contracts/demandes'
import type { ParsedOf } from '@colocdar/contracts/endpoint'
import { AppError } from '@colocdar/contracts/errors'
import { dayOf } from '@colocdar/contracts/jour'
import { villeRequired } from '@colocdar/contracts/texts/demandes.fr'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, requireFilledProfile, requireSelf } from '../../http/acteur.ts'
import type { Versioned } from '../../http/etag.ts'
import { withOwnModification } from '../modifications/modifications-annonces.service.ts'
import { findVilleId } from '../villes/villes.service.ts'
import { spellQuartier } from '../villes/villes-lieux.service.ts'
import { canSeeDemande, ownsDemande, presentDemande, seesAll } from './demandes.policy.ts'
import { selectDemande } from './demandes.repository.ts'
import * as texts from './demandes.texts.fr.ts'
import { deleteDemande, demandeRows, insertDemande } from './demandes-publication.repository.ts'

type Creation = ParsedOf<typeof demandes.create>['body']
type WriteDeps = Pick<Deps, 'db' | 'clock'>

export const readDemande = async (acteur: Acteur | null, db: Db, id: number): Promise<Versioned<Demande>> => {
  const demande = await selectDemande(db, id)
  if (!demande || !canSeeDemande(acteur, demande)) throw unknownDemande()
  const value = seesAll(acteur, demande)
    ? await withOwnModification(db, 'demande', demande)
    : presentDemande(acteur, { ...demande, etat: etatOfAnnonce(demande) })
  return { value, version: demande.version }
}

/** Publishes the member's one request. Others see it once an administrator has verified it. */
export const createDemande = async (
  acteur: Acteur,
  { db, clock, limits }: WriteDeps & Pick<Deps, 'limits'>,
  creation: Creation,
): Promise<Demande> => {
  requireSelf(acteur, creation.demandeurId)
  requireFilledProfile(acteur)
  await limits.take('create', acteur.id)
  return db.transaction(async (tx) => {
    await requireVille(tx, creation.villeId)
    const now = clock()
    const quartier = await spellQuartier(tx, creation)
    const id = await insertDemande(tx, {
      ...creation,
      quartier,
      submittedAt: now,
      createdAt: now,
      dateDemande: dayOf(now),
    })
    if (id === null) throw new AppError('DEMANDE_EXISTS')
    return (await readDemande(acteur, tx, id)).value
  })
}

export const removeDemande = (acteur: Acteur, db: Db, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockOwnDemande(acteur, tx, id)
    await deleteDemande(tx, id)
  })

export const lockOwnDemande = async (acteur: Acteur, db: Db, id: number) => {
  await demandeRows.lock(db, id)
  const demande = await selectDemande(db, id)
  if (!demande || !ownsDemande(acteur, demande)) throw unknownDemande()
  return demande
}

/** The message has no final dot here: the spec gives it so for requests. */
export const requireVille = async (db: Db, villeId: number): Promise<void> => {
  if ((await findVilleId(db, villeId)) === null) throw new AppError('INVALID', { details: { villeId: villeRequired } })
}

const unknownDemande = () => new AppError('NOT_FOUND', { message: texts.unknown })
