import type { OffreStatut } from '@colocdar/contracts/enumerations'
import { pickFields } from '@colocdar/contracts/fields'
import type { Db } from '../../db/database.ts'
import { abandonImages } from '../images/images-removal.service.ts'
import {
  acceptModification,
  findModification,
  refuseModification,
  reopenModification,
} from '../modifications/modifications.service.ts'
import { selectOffre, selectOffresByIds } from './offres.repository.ts'
import { contentOf, snapshotOf } from './offres.states.ts'
import { lockOffreForDecision, touchOffre, updateModeratedOffre } from './offres-moderation.repository.ts'
import { replacePhotos, updateOffreRow } from './offres-publication.repository.ts'
import { type PublishedDeps, publishingOffres } from './offres-published.service.ts'
import { withModifications } from './offres-versions.service.ts'

interface Decided {
  verified: boolean
  /** Null leaves it as it is. */
  statut: OffreStatut | null
  motifRefus: string | null
  decidedAt: Date | null
}

/** The verbs that moderation needs for offers. */
export const moderatedOffres = {
  /** In any state, with what waits. */
  readByIds: async (db: Db, ids: number[]) => withModifications(db, await selectOffresByIds(db, ids)),

  lock: async (tx: Db, id: number) => {
    const offre = await lockOffreForDecision(tx, id)
    return offre && { ...offre, modification: await findModification(tx, { kind: 'offre', id }) }
  },

  decide: (tx: Db, deps: PublishedDeps, id: number, { statut, ...state }: Decided): Promise<number> =>
    publishingOffres(tx, deps, { id }, () => updateModeratedOffre(tx, id, { ...state, ...(statut && { statut }) })),

  saveLastVerified: async (tx: Db, id: number): Promise<void> => {
    const offre = await selectOffre(tx, id)
    if (offre) await updateModeratedOffre(tx, id, { lastVerified: snapshotOf(offre) })
  },

  /** What waited is public. */
  acceptModification: async (tx: Db, id: number, now: Date): Promise<number> => {
    const modification = await findModification(tx, { kind: 'offre', id })
    const offre = await selectOffre(tx, id)
    if (!modification || !offre) throw new Error(`the modification of offer ${id} disappeared while it was locked`)
    const { contenu, ville, photos } = modification
    const columns = { ...contenu, ...(ville && { villeId: ville.id }) }
    const content = contentOf(offre)
    await acceptModification(
      tx,
      modification.id,
      {
        ...pickFields(content, columns),
        ...('prix' in columns && { prixVerifie: offre.prixVerifie }),
        ...(photos.length > 0 && { photos: content.photos }),
      },
      now,
    )
    await updateOffreRow(tx, id, { ...columns, ...('prix' in columns && { prixVerifie: columns.prix as number }) })
    await showPhotos(
      tx,
      id,
      content.photos,
      photos.map(({ src }) => src),
    )
    return touchOffre(tx, id)
  },

  /** What waited is for its owner alone, with the reason; the offer stays public. */
  refuseModification: async (tx: Db, id: number, motif: string, now: Date): Promise<number> => {
    await refuseModification(tx, { kind: 'offre', id }, motif, now)
    return touchOffre(tx, id)
  },

  /** Nothing else has changed since the decision. */
  reopenModification: async (tx: Db, id: number): Promise<number> => {
    const offre = await selectOffre(tx, id)
    const shown = offre ? contentOf(offre).photos : []
    const avant = await reopenModification(tx, { kind: 'offre', id }, shown)
    if (avant) {
      const { photos, ...columns } = avant as { photos?: string[] }
      await updateOffreRow(tx, id, columns)
      if (photos) await replacePhotos(tx, id, photos)
    }
    return touchOffre(tx, id)
  },
}

/** An empty list leaves them as they are. */
const showPhotos = async (tx: Db, id: number, before: string[], srcs: string[]): Promise<void> => {
  if (srcs.length === 0) return
  await replacePhotos(tx, id, srcs)
  await abandonImages(
    tx,
    before.filter((src) => !srcs.includes(src)),
  )
}
