import type { JournalEntry } from '@colocdar/contracts/journal'
import type { ModerationItem, ModerationKind } from '@colocdar/contracts/moderation'
import type { Db } from '../../db/database.ts'
import { moderatedDemandes } from '../demandes/demandes-moderation.service.ts'
import { readHistorique } from '../journal/journal.service.ts'
import { moderatedOffres } from '../offres/offres-moderation.service.ts'
import { etatOf } from './moderation.states.ts'
import { selectAuteurs } from './moderation-auteurs.repository.ts'
import { selectAvisByIds } from './moderation-avis.repository.ts'
import { type MedianePrix, selectMedianes } from './moderation-prix.repository.ts'
import type { QueueKey } from './moderation-queue.repository.ts'
import { selectPhotosSemblables, selectTextesSemblables } from './moderation-signaux.repository.ts'

const historiquePerItem = 10

/** Everything an administrator needs to decide. The number of queries does not depend on the number of items. */
export const readItems = async (db: Db, keys: QueueKey[], now: Date): Promise<ModerationItem[]> => {
  const idsOf = (kind: ModerationKind) => keys.filter((key) => key.kind === kind).map(({ id }) => id)
  const [offres, demandes, avis, auteurs, historique] = await Promise.all([
    moderatedOffres.readByIds(db, idsOf('offre')),
    moderatedDemandes.readByIds(db, idsOf('demande')),
    selectAvisByIds(db, idsOf('avis')),
    selectAuteurs(db, [...new Set(keys.map(({ auteurId }) => auteurId))], now),
    readHistorique(
      db,
      keys.map(({ kind, id }) => ({ objet: kind, objetId: id })),
      keys.length * historiquePerItem,
    ),
  ])
  const [medianeOf, photosSemblables, textesOffres, textesDemandes] = await Promise.all([
    selectMedianes(db, offres),
    selectPhotosSemblables(db, offres),
    selectTextesSemblables(db, 'offre', offres),
    selectTextesSemblables(db, 'demande', demandes),
  ])
  return keys.flatMap((key): ModerationItem[] => {
    const auteur = auteurs.get(key.auteurId)
    // Deleted since the keys were read.
    if (!auteur) return []
    const common = { ...commonOf(key, historique), auteur }
    if (key.kind === 'avis') return withContent(avis, key, (contenu) => ({ kind: 'avis', ...common, contenu }))
    const { lastVerified } = key
    if (key.kind === 'demande') {
      const textesSemblables = textesDemandes.get(key.id) ?? []
      return withContent(demandes, key, (contenu) => ({
        kind: 'demande',
        ...common,
        contenu,
        lastVerified,
        textesSemblables,
      }))
    }
    return withContent(offres, key, (contenu) => ({
      kind: 'offre',
      ...common,
      contenu,
      lastVerified,
      ...comparePrix(contenu, medianeOf),
      photosSemblables: photosSemblables.get(key.id) ?? [],
      textesSemblables: textesOffres.get(key.id) ?? [],
    }))
  })
}

const withContent = <T extends { id: number }>(
  contents: T[],
  key: QueueKey,
  toItem: (contenu: T) => ModerationItem,
): ModerationItem[] => contents.filter(({ id }) => id === key.id).map(toItem)

const commonOf = (key: QueueKey, historique: JournalEntry[]) => ({
  id: key.id,
  version: key.version,
  etat: etatOf(key),
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
