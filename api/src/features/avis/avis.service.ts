import type { Avis, avis } from '@colocdar/contracts/avis'
import { type Paged, toPaged } from '@colocdar/contracts/common'
import type { ParsedOf } from '@colocdar/contracts/endpoint'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, isAdmin, requireSelf } from '../../http/acteur.ts'
import { maskEmail } from '../utilisateurs/mask-email.ts'
import { type AvisRow, countPublicAvis, insertAvis, selectPublicAvis } from './avis.repository.ts'

/** Validated reviews, whoever asks: the others are the administrator's queue. */
export const searchAvis = async (
  acteur: Acteur | null,
  db: Db,
  request: { page: number; size: number },
): Promise<Paged<Avis>> => {
  const [rows, total] = await Promise.all([
    selectPublicAvis(db, { limit: request.size, offset: request.page * request.size }),
    countPublicAvis(db),
  ])
  return toPaged(
    rows.map((row) => presentAvis(acteur, row)),
    request,
    total,
  )
}

/** A review is read by an administrator before anybody else does. */
export const createAvis = (
  acteur: Acteur,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { auteurId, commentaire, note }: ParsedOf<typeof avis.create>['body'],
): Promise<Avis> => {
  requireSelf(acteur, auteurId)
  const now = clock()
  return db.transaction((tx) => insertAvis(tx, { auteurId, commentaire, note, createdAt: now, submittedAt: now }))
}

const presentAvis = (acteur: Acteur | null, row: AvisRow): Avis =>
  acteur?.id === row.auteurId || isAdmin(acteur)
    ? row
    : { ...row, auteur: { ...row.auteur, email: maskEmail(row.auteur.email) } }
