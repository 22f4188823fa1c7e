import type { Demande, demandes } from '@colocdar/contracts/demandes'
import { demandeFields } from '@colocdar/contracts/demandes-fields'
import type { ParsedOf } from '@colocdar/contracts/endpoint'
import { pickFields } from '@colocdar/contracts/fields'
import { withModification } from '@colocdar/contracts/modifications'
import type { Deps } from '../../deps.ts'
import { type Acteur, requireSelf } from '../../http/acteur.ts'
import { requireMatch, type Versioned } from '../../http/etag.ts'
import type { PublishedDeps } from '../alertes/alertes-annonces.service.ts'
import { requireSeen } from '../modifications/modifications.service.ts'
import { dropModification, editAnnonce, withOwnModification } from '../modifications/modifications-annonces.service.ts'
import { spellQuartier } from '../villes/villes-lieux.service.ts'
import { lockOwnDemande, readDemande, requireVille } from './demandes.service.ts'
import { demandeAnnonces } from './demandes-moderation.service.ts'
import { updateDemandeRow } from './demandes-publication.repository.ts'
import { publishingDemandes } from './demandes-visibility.service.ts'

type Change = ParsedOf<typeof demandes.update>['body']
/** What its author last wrote, with what waits. */
const writtenFields = { ...demandeFields, dateDemande: true }
type EditDeps = Pick<Deps, 'db' | 'limits'> & PublishedDeps

/** Changes only the fields that are given. */
export const updateDemande = async (
  acteur: Acteur,
  deps: EditDeps,
  { id, change, ifMatch }: { id: number; change: Change; ifMatch: string | undefined },
): Promise<Versioned<Demande>> => {
  await deps.limits.take('edit', acteur.id)
  return deps.db.transaction(async (tx) => {
    const demande = await withOwnModification(tx, 'demande', await lockOwnDemande(acteur, tx, id))
    requireMatch(ifMatch, demande.version)
    const { demandeurId, ...fields } = change
    requireSelf(acteur, demandeurId)
    if (fields.villeId !== undefined) await requireVille(tx, fields.villeId)
    const before = pickFields(withModification(demande), writtenFields)
    const edited = { ...before, ...fields }
    edited.quartier = await spellQuartier(tx, edited, before)
    const edit = { annonce: demande, auteurId: acteur.id, edited, now: deps.clock() }
    // An edit wakes a request that slept.
    await publishingDemandes(tx, deps, { id }, () => editAnnonce(tx, demandeAnnonces, edit))
    return readDemande(acteur, tx, id)
  })
}

/** What waits, or was refused, is forgotten; what is public stays. */
export const removeDemandeModification = async (
  acteur: Acteur,
  deps: EditDeps,
  { id, vu }: { id: number; vu?: string | undefined },
): Promise<Versioned<Demande>> => {
  await deps.limits.take('edit', acteur.id)
  return deps.db.transaction(async (tx) => {
    await lockOwnDemande(acteur, tx, id)
    await requireSeen(tx, { kind: 'demande', id }, vu)
    await dropModification(tx, 'demande', id)
    await publishingDemandes(tx, deps, { id }, () => updateDemandeRow(tx, id, { confirmeeLe: deps.clock() }))
    return readDemande(acteur, tx, id)
  })
}
