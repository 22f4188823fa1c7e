import { DemandeSnapshot } from '@colocdar/contracts/demandes'
import { pickFields } from '@colocdar/contracts/fields'
import type { JournalEntry } from '@colocdar/contracts/journal'
import { type ModerationItem, type ModerationKind, ProfilSnapshot } from '@colocdar/contracts/moderation'
import { ficheOf } from '@colocdar/contracts/moderation-ouvertures'
import { withModification } from '@colocdar/contracts/modifications'
import { OffreSnapshot } from '@colocdar/contracts/offres'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { moderatedDemandes } from '../demandes/demandes-moderation.service.ts'
import { readHistorique } from '../journal/journal.service.ts'
import { moderatedOffres } from '../offres/offres-moderation.service.ts'
import { moderatedProfils } from '../utilisateurs/utilisateurs-moderation.service.ts'
import { etatOf } from './moderation.states.ts'
import { selectAuteurs } from './moderation-auteurs.repository.ts'
import { selectAvisByIds } from './moderation-avis.repository.ts'
import { readOuvertures } from './moderation-ouvertures.service.ts'
import type { QueueKey } from './moderation-queue.repository.ts'
import {
  type MedianePrix,
  selectMedianes,
  selectPhotosSemblables,
  selectTextesSemblables,
} from './moderation-signaux.repository.ts'

const historiquePerItem = 10

/** Everything an administrator needs to decide. The number of queries does not depend on the number of items. */
export const readItems = async (
  acteur: Acteur,
  deps: Pick<Deps, 'db' | 'clock'>,
  keys: QueueKey[],
): Promise<ModerationItem[]> => {
  const { db } = deps
  const idsOf = (kind: ModerationKind) => keys.filter((key) => key.kind === kind).map(({ id }) => id)
  const [offres, demandes, avis, profils, auteurs, historique, ouvertures] = await Promise.all([
    moderatedOffres.readByIds(db, idsOf('offre')),
    moderatedDemandes.readByIds(db, idsOf('demande')),
    selectAvisByIds(db, idsOf('avis')),
    moderatedProfils.readByIds(db, idsOf('profil')),
    selectAuteurs(db, [...new Set(keys.map(({ auteurId }) => auteurId))], deps.clock()),
    readHistorique(
      db,
      keys.map(({ kind, id }) => ({ objet: kind, objetId: id })),
      keys.length * historiquePerItem,
    ),
    readOuvertures(acteur, deps, keys.map(ficheOf)),
  ])
  // What is decided on, not what is public meanwhile.
  const [newOffres, newDemandes] = [decidedContents(keys, offres), decidedContents(keys, demandes)]
  const [medianeOf, photosSemblables, textesOffres, textesDemandes] = await Promise.all([
    selectMedianes(db, newOffres),
    selectPhotosSemblables(db, newOffres),
    selectTextesSemblables(db, 'offre', newOffres),
    selectTextesSemblables(db, 'demande', newDemandes),
  ])
  return keys.flatMap((key): ModerationItem[] => {
    const auteur = auteurs.get(key.auteurId)
    // Deleted since the keys were read.
    if (!auteur) return []
    const common = { ...commonOf(key, historique), auteur, ouvertePar: ouvertures.get(ficheOf(key)) ?? null }
    if (key.kind === 'avis') return withContent(avis, key, (contenu) => ({ kind: 'avis', ...common, contenu }))
    if (key.kind === 'profil') {
      return withContent(profils, key, (profil) => ({
        kind: 'profil',
        ...common,
        ...toDecide(key, profil, ProfilSnapshot.shape),
      }))
    }
    if (key.kind === 'demande') {
      const textesSemblables = textesDemandes.get(key.id) ?? []
      return withContent(demandes, key, (demande) => ({
        kind: 'demande',
        ...common,
        ...toDecide(key, demande, DemandeSnapshot.shape),
        textesSemblables,
      }))
    }
    return withContent(offres, key, (offre) => {
      const decided = toDecide(key, offre, OffreSnapshot.shape)
      return {
        kind: 'offre',
        ...common,
        ...decided,
        ...comparePrix(decided.contenu, medianeOf),
        photosSemblables: photosSemblables.get(key.id) ?? [],
        textesSemblables: textesOffres.get(key.id) ?? [],
      }
    })
  })
}

const withContent = <T extends { id: number }>(
  contents: T[],
  key: QueueKey,
  toItem: (contenu: T) => ModerationItem,
): ModerationItem[] => contents.filter(({ id }) => id === key.id).map(toItem)

/** What is decided on, and what to compare it with: what is public while a modification waits. */
const toDecide = <T extends Modifiable, S extends object>(key: QueueKey, online: T, shape: S) =>
  key.modified
    ? { contenu: withModification(online), lastVerified: pickFields(online, shape) }
    : { contenu: online, lastVerified: key.lastVerified as Pick<T, keyof S & keyof T> | null }

const decidedContents = <T extends Modifiable & { type: ModerationKind; id: number }>(keys: QueueKey[], things: T[]) =>
  things.map((thing) => {
    const key = keys.find(({ kind, id }) => kind === thing.type && id === thing.id)
    return key?.modified ? withModification(thing) : thing
  })

type Modifiable = { modification?: { contenu: object } | null | undefined }

const commonOf = (key: QueueKey, historique: JournalEntry[]) => ({
  id: key.id,
  version: key.version,
  etat: etatOf({ ...key, modification: key.modified ? { etat: 'attente' } : null }),
  motifRefus: key.motifRefus,
  submittedAt: new Date(Number(key.micros) / 1000).toISOString(),
  historique: historique.filter(({ objet, objetId }) => objet === key.kind && objetId === key.id),
})

const unusual = { below: 0.5, above: 2 }

const comparePrix = (offre: Parameters<MedianePrix>[0] & { prix: number }, medianeOf: MedianePrix) => {
  const medianePrix = medianeOf(offre)
  const ratio = medianePrix === null ? 1 : offre.prix / medianePrix
  return { medianePrix, prixInhabituel: ratio < unusual.below || ratio > unusual.above }
}
