import type { Avis, avis } from '@colocdar/contracts/avis'
import type { Paged } from '@colocdar/contracts/common'
import type { ParsedOf } from '@colocdar/contracts/endpoint'
import type { Db } from '../../db/database.ts'
import type { PageRequest } from '../../db/paged-list.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, requireSelf } from '../../http/acteur.ts'
import { presentAvis } from './avis.policy.ts'
import { insertAvis, selectPublicAvis } from './avis.repository.ts'

/** Validated reviews only, for everyone: the others are in the moderation queue. */
export const searchAvis = (acteur: Acteur | null, db: Db, page: PageRequest): Promise<Paged<Avis>> =>
  selectPublicAvis(db, page, (row) => presentAvis(acteur, row))

/** Not public until an administrator has validated it. */
export const createAvis = async (
  acteur: Acteur,
  { db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>,
  { auteurId, commentaire, note }: ParsedOf<typeof avis.create>['body'],
): Promise<Avis> => {
  requireSelf(acteur, auteurId)
  await limits.take('create', acteur.id)
  const now = clock()
  return db.transaction((tx) => insertAvis(tx, { auteurId, commentaire, note, createdAt: now, submittedAt: now }))
}
