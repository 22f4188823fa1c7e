import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import {
  deleteModification,
  insertModification,
  type ModificationRow,
  type ModificationWrite,
  type Modified,
  type ModifiedKind,
  replaceModificationPhotos,
  selectModifications,
  selectModificationsOf,
  updateModification,
} from './modifications.repository.ts'
import * as texts from './modifications.texts.fr.ts'

export type { ModificationRow } from './modifications.repository.ts'

/** Locked with what it modifies: the caller holds the lock on that row. */
export const findModification = async (db: Db, { kind, id }: Modified): Promise<ModificationRow | null> =>
  (await findModifications(db, kind, [id])).get(id) ?? null

/** The modifications of several objects, by the object's id, in one query. Accepted ones are left out. */
export const findModifications = async (
  db: Db,
  kind: ModifiedKind,
  ids: number[],
): Promise<Map<number, ModificationRow>> => {
  const rows = ids.length === 0 ? [] : await selectModifications(db, kind, ids)
  return new Map(rows.filter(({ etat }) => etat !== 'acceptee').map((row) => [row.objetId, row]))
}

/** As its author and administrators see it; null when there is none. */
export const toShownModification = (row: ModificationRow | null | undefined) => {
  if (!row) return null
  const shown = {
    etat: row.etat,
    motifRefus: row.motifRefus,
    submittedAt: row.submittedAt.toISOString(),
    contenu: {
      ...row.contenu,
      ...(row.ville && { villeId: row.ville.id, ville: row.ville }),
      ...(row.photos.length > 0 && { photos: row.photos }),
    },
  }
  // Of all that is shown: undoing a decision gives the same one again.
  return {
    ...shown,
    version: createHash('sha256').update(JSON.stringify(shown)).digest().subarray(0, 16).toString('base64url'),
  }
}

/** All of a member, for the export. */
export const exportModificationsOf = async (db: Db, auteurId: number) => {
  const rows = await selectModificationsOf(db, auteurId)
  return rows.map(({ offreId, demandeId, submittedAt, contenu, villeId, photos, ...row }) => ({
    ...row,
    objet: offreId ? ('offre' as const) : demandeId ? ('demande' as const) : ('profil' as const),
    objetId: offreId ?? demandeId ?? auteurId,
    submittedAt: submittedAt.toISOString(),
    contenu: { ...contenu, ...(villeId && { villeId }), ...(photos.length > 0 && { photos }) },
  }))
}

interface Change {
  /** Only the fields that differ from what is public. */
  contenu: { villeId?: number | undefined } & object
  /** Null when they stay as they are. */
  photos: string[] | null
}

/**
 * Writes the one modification of an object. It waits from now on, unless its content is the same as before: then its
 * state stays, also when it was refused.
 */
export const saveModification = async (
  tx: Db,
  what: Modified & { auteurId: number },
  { contenu: { villeId: wanted, ...contenu }, photos }: Change,
  now: Date,
): Promise<void> => {
  const [before] = await selectModifications(tx, what.kind, [what.id])
  const srcs = photos ?? []
  const villeId = wanted ?? null
  if (before && before.etat !== 'acceptee' && isSame(before, contenu, villeId, srcs)) return
  const waiting = { avant: null, etat: 'attente', motifRefus: null, submittedAt: now, decidedAt: null } as const
  const row = { contenu, villeId, ...waiting }
  await write(tx, { what, before, row, photos: srcs })
}

interface Written {
  what: Modified & { auteurId: number }
  before: ModificationRow | undefined
  row: ModificationWrite
  photos: string[]
}

/** Replaces the previous modification, decided or not. */
const write = async (tx: Db, { what, before, row, photos }: Written): Promise<void> => {
  if (before) await updateModification(tx, before.id, row)
  const id = before?.id ?? (await insertModification(tx, what, what.auteurId, row))
  await replaceModificationPhotos(tx, id, photos)
}

/** What was decided or rewritten meanwhile is not given up unseen. */
export const requireSeen = async (tx: Db, what: Modified, vu: string | undefined): Promise<void> => {
  if (vu !== undefined && vu !== toShownModification(await findModification(tx, what))?.version)
    throw new AppError('CONFLICT', { message: texts.changed })
}

/** Drops the change; the public version stays. */
export const removeModification = (tx: Db, { id }: Pick<ModificationRow, 'id'>): Promise<void> =>
  deleteModification(tx, id)

/** Its photos now belong to the offer. */
export const acceptModification = async (
  tx: Db,
  id: number,
  avant: Record<string, unknown>,
  now: Date,
): Promise<void> => {
  await updateModification(tx, id, { etat: 'acceptee', avant, motifRefus: null, decidedAt: now })
  await replaceModificationPhotos(tx, id, [])
}

export const refuseModification = async (tx: Db, what: Modified, motifRefus: string, now: Date): Promise<void> => {
  const modification = await findModification(tx, what)
  if (!modification) throw new Error(`no modification of ${what.kind} ${what.id}`)
  await updateModification(tx, modification.id, { etat: 'refusee', avant: null, motifRefus, decidedAt: now })
}

/**
 * Undoes the decision: it waits as before, with the photos that it had brought. Returns what accepting it had replaced;
 * null when it was refused.
 */
export const reopenModification = async (
  tx: Db,
  what: Modified,
  shownPhotos: string[] = [],
): Promise<Record<string, unknown> | null> => {
  const [row] = await selectModifications(tx, what.kind, [what.id])
  if (!row) return null
  await updateModification(tx, row.id, { etat: 'attente', avant: null, motifRefus: null, decidedAt: null })
  if (row.avant && 'photos' in row.avant) await replaceModificationPhotos(tx, row.id, shownPhotos)
  return row.avant
}

interface Content {
  texts: Record<string, unknown>
  photos: string[]
}

/**
 * What an administrator takes off becomes a refused change, or joins the one that waits: its author can still read and
 * correct it. A photo that waits stays the one that is wanted.
 */
export const withdrawContent = async (
  tx: Db,
  what: Modified & { auteurId: number },
  { texts, photos, motif, now }: Content & { motif: string; now: Date },
): Promise<void> => {
  const [before] = await selectModifications(tx, what.kind, [what.id])
  const avant = { ...texts, photos }
  if (before?.etat === 'attente') {
    await updateModification(tx, before.id, { contenu: { ...texts, ...before.contenu }, avant })
    if (before.photos.length === 0) await replaceModificationPhotos(tx, before.id, photos)
    return
  }
  const refused = { etat: 'refusee', motifRefus: motif, submittedAt: now, decidedAt: now } as const
  const row = { contenu: texts, villeId: null, avant, ...refused }
  await write(tx, { what, before, row, photos })
}

/** Undoes that. Returns what was taken off; null when something else was decided or written since. */
export const restoreWithdrawn = async (tx: Db, what: Modified): Promise<Content | null> => {
  const [row] = await selectModifications(tx, what.kind, [what.id])
  if (!row?.avant || row.etat === 'acceptee') return null
  const { photos, ...texts } = row.avant as Record<string, unknown> & { photos: string[] }
  const others = Object.entries(row.contenu).filter(([name, text]) => !isDeepStrictEqual(texts[name], text))
  const otherPhotos = row.photos.map(({ src }) => src).filter((src) => !photos.includes(src))
  if (others.length + otherPhotos.length === 0) await deleteModification(tx, row.id)
  else {
    await updateModification(tx, row.id, { contenu: Object.fromEntries(others), avant: null })
    await replaceModificationPhotos(tx, row.id, otherPhotos)
  }
  return { texts, photos }
}

const isSame = (
  before: ModificationRow,
  contenu: Record<string, unknown>,
  villeId: number | null,
  srcs: string[],
): boolean =>
  (before.ville?.id ?? null) === villeId &&
  isDeepStrictEqual(before.contenu, contenu) &&
  isDeepStrictEqual(
    before.photos.map(({ src }) => src),
    srcs,
  )
