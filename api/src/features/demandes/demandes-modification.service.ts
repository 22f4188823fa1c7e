import type { Demande, demandes } from '@colocdar/contracts/demandes'
import type { ParsedOf } from '@colocdar/contracts/endpoint'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, requireSelf } from '../../http/acteur.ts'
import { requireMatch, type Versioned } from '../../http/etag.ts'
import { saveModification } from '../modifications/modifications.service.ts'
import { dropModification, withOwnModification } from '../modifications/modifications-annonces.service.ts'
import type { DemandeRow } from './demandes.repository.ts'
import { lockOwnDemande, readDemande, requireVille } from './demandes.service.ts'
import { type DemandeContent, resubmission, splitEdit, writtenContentOf } from './demandes.states.ts'
import { updateDemandeRow } from './demandes-publication.repository.ts'

type Change = ParsedOf<typeof demandes.update>['body']
type EditDeps = Pick<Deps, 'db' | 'clock'>

/**
 * Changes only the fields that are given. While the request is verified, what an administrator has to see waits beside
 * it and the rest is public at once; otherwise all of it is written to the request, which is verified as a whole.
 */
export const updateDemande = (
  acteur: Acteur,
  deps: EditDeps,
  { id, change, ifMatch }: { id: number; change: Change; ifMatch: string | undefined },
): Promise<Versioned<Demande>> =>
  deps.db.transaction(async (tx) => {
    const demande = await withOwnModification(tx, 'demande', await lockOwnDemande(acteur, tx, id))
    requireMatch(ifMatch, demande.version)
    const { demandeurId, ...fields } = change
    requireSelf(acteur, demandeurId)
    if (fields.villeId !== undefined) await requireVille(tx, fields.villeId)
    const edited = { ...writtenContentOf(demande), ...fields }
    const write = demande.verified ? editVerified : editUnverified
    // An edit wakes a request that slept.
    await write(tx, demande, edited, deps.clock())
    return readDemande(acteur, tx, id)
  })

/** What waits, or was refused, is forgotten; what is public stays. */
export const removeDemandeModification = (acteur: Acteur, deps: EditDeps, id: number): Promise<Versioned<Demande>> =>
  deps.db.transaction(async (tx) => {
    await lockOwnDemande(acteur, tx, id)
    await dropModification(tx, 'demande', id)
    await updateDemandeRow(tx, id, { confirmeeLe: deps.clock() })
    return readDemande(acteur, tx, id)
  })

const editVerified = async (tx: Db, demande: DemandeRow, edited: DemandeContent, now: Date): Promise<void> => {
  const { id, demandeurId: auteurId } = demande
  const { now: changed, later } = splitEdit(demande, edited)
  const budgetVerifie = demande.budgetVerifie ?? demande.budget
  await updateDemandeRow(tx, id, { ...changed, budgetVerifie, confirmeeLe: now })
  if (Object.keys(later).length === 0) await dropModification(tx, 'demande', id)
  else await saveModification(tx, { kind: 'demande', id, auteurId }, { contenu: later, photos: null }, now)
}

const editUnverified = async (tx: Db, demande: DemandeRow, edited: DemandeContent, now: Date): Promise<void> => {
  await updateDemandeRow(tx, demande.id, { ...edited, ...resubmission(demande, edited, now), confirmeeLe: now })
  await dropModification(tx, 'demande', demande.id)
}
