import { type AnnonceSituation, etatOfAnnonce } from '@colocdar/contracts/annonces-etats'
import type { OffreStatut } from '@colocdar/contracts/enumerations'
import { type Fields, pickFields } from '@colocdar/contracts/fields'
import type { annonceRows } from '../../db/annonce-rows.ts'
import type { Db } from '../../db/database.ts'
import { abandonImages } from '../images/images-removal.service.ts'
import { type Content, resubmission, splitEdit, srcsOf, verifiedValue } from './modifications.rules.ts'
import {
  acceptModification,
  findModification,
  findModifications,
  refuseModification,
  removeModification,
  reopenModification,
  saveModification,
  toShownModification,
} from './modifications.service.ts'

type Kind = 'offre' | 'demande'

/** Ads with what waits for an administrator: for their authors and administrators only. */
export const withModifications = async <T extends AnnonceSituation & { id: number }>(
  db: Db,
  kind: Kind,
  annonces: T[],
): Promise<T[]> => {
  const found = await findModifications(
    db,
    kind,
    annonces.map(({ id }) => id),
  )
  return annonces.map((annonce) => {
    const modification = toShownModification(found.get(annonce.id))
    return { ...annonce, modification, etat: etatOfAnnonce({ ...annonce, modification }) }
  })
}

export const withOwnModification = async <T extends AnnonceSituation & { id: number }>(
  db: Db,
  kind: Kind,
  annonce: T,
): Promise<T> => (await withModifications(db, kind, [annonce]))[0] ?? annonce

/** What waits, or was refused, is forgotten. */
export const dropModification = async (tx: Db, kind: Kind, id: number): Promise<void> => {
  const modification = await findModification(tx, { kind, id })
  if (modification) await removeModification(tx, modification)
}

/**
 * Writes what the author of an ad changed. While the ad is verified, what an administrator has to see waits beside it and
 * the rest is public at once; otherwise all of it is written to the ad, which is verified as a whole.
 */
export const editAnnonce = async <Row extends Annonce>(
  tx: Db,
  { kind, prix, fields, update, replacePhotos }: Annonces<Row>,
  { annonce, auteurId, edited, now }: { annonce: Row; auteurId: number; edited: Content; now: Date },
): Promise<void> => {
  const { id } = annonce
  const { now: changed, later, photos } = splitEdit(fields, annonce, edited)
  if (annonce.verified) {
    await update(tx, id, { ...changed, [`${prix}Verifie`]: verifiedValue(annonce, prix), confirmeeLe: now })
    if (photos !== null || Object.keys(later).length > 0)
      return saveModification(tx, { kind, id, auteurId }, { contenu: later, photos }, now)
  } else {
    const { photos: _, ...columns } = edited
    await update(tx, id, { ...columns, ...resubmission(fields, annonce, edited, now), confirmeeLe: now })
    if (photos) await replacePhotos?.(tx, id, photos)
  }
  await dropModification(tx, kind, id)
}

interface Decided {
  verified: boolean
  /** Null leaves it as it is. */
  statut: OffreStatut | null
  motifRefus: string | null
  decidedAt: Date | null
}

type Annonce = AnnonceSituation & { id: number; photos?: readonly { src: string }[] }

export interface Annonces<Row> {
  kind: Kind
  rows: ReturnType<typeof annonceRows>
  select(db: Db, id: number): Promise<Row | null>
  selectByIds(db: Db, ids: number[]): Promise<Row[]>
  fields: Fields
  /** What is saved of it before a withdrawal. */
  snapshot: object
  update(db: Db, id: number, columns: Record<string, unknown>): Promise<void>
  /** The last verified value of this field has a column of its own. */
  prix: 'prix' | 'budget'
  /** Requests have none. */
  replacePhotos?(db: Db, id: number, srcs: string[]): Promise<void>
}

/** The verbs that moderation needs for offers and for requests. */
export const moderatedAnnonces = <Row extends Annonce>(annonces: Annonces<Row>) => {
  const { kind, rows, select, update, prix, replacePhotos } = annonces
  return {
    /** In any state, with what waits. */
    readByIds: async (db: Db, ids: number[]) => withModifications(db, kind, await annonces.selectByIds(db, ids)),

    lock: async (tx: Db, id: number) => {
      const annonce = await rows.lockForDecision(tx, id)
      return annonce && { ...annonce, modification: await findModification(tx, { kind, id }) }
    },

    decide: (tx: Db, _deps: unknown, id: number, { statut, ...state }: Decided): Promise<number> =>
      rows.decide(tx, id, { ...state, ...(statut && { statut }) }),

    saveLastVerified: async (tx: Db, id: number): Promise<void> => {
      const annonce = await select(tx, id)
      if (annonce) await rows.decide(tx, id, { lastVerified: pickFields(annonce, annonces.snapshot) })
    },

    /** What waited is public. */
    acceptModification: async (tx: Db, id: number, now: Date): Promise<number> => {
      const modification = await findModification(tx, { kind, id })
      const annonce = await select(tx, id)
      if (!modification || !annonce)
        throw new Error(`the modification of ${kind} ${id} disappeared while it was locked`)
      const { contenu, ville } = modification
      const columns = {
        ...contenu,
        ...(ville && { villeId: ville.id }),
        ...(prix in contenu && { [`${prix}Verifie`]: contenu[prix] }),
      }
      const [before, srcs] = [srcsOf(annonce), srcsOf(modification)]
      const avant = { ...pickFields(annonce, columns), ...(srcs.length > 0 && { photos: before }) }
      await acceptModification(tx, modification.id, avant, now)
      await update(tx, id, columns)
      if (srcs.length > 0) {
        await replacePhotos?.(tx, id, srcs)
        await abandonImages(
          tx,
          before.filter((src) => !srcs.includes(src)),
        )
      }
      return rows.touch(tx, id)
    },

    /** What waited is for its author alone, with the reason; the ad stays public. */
    refuseModification: async (tx: Db, id: number, motif: string, now: Date): Promise<number> => {
      await refuseModification(tx, { kind, id }, motif, now)
      return rows.touch(tx, id)
    },

    /** Nothing else has changed since the decision. */
    reopenModification: async (tx: Db, id: number): Promise<number> => {
      const avant = await reopenModification(tx, { kind, id }, srcsOf((await select(tx, id)) ?? {}))
      if (avant) {
        const { photos, ...columns } = avant as { photos?: string[] }
        await update(tx, id, columns)
        if (photos) await replacePhotos?.(tx, id, photos)
      }
      return rows.touch(tx, id)
    },
  }
}
