import type { Paged } from '@colocdar/contracts/common'
import type { AvisModere } from '@colocdar/contracts/moderation'
import { desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type PageRequest, selectPage } from '../../db/paged-list.ts'
import { avis } from '../../schema/avis.ts'
import { pick } from '../../schema/columns.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { etatOf } from './moderation.states.ts'

/** Reviews in any state, newest first. */
export const selectAvisModeres = (
  db: Db,
  { valide, ...page }: PageRequest & { valide?: boolean | undefined },
): Promise<Paged<AvisModere>> => {
  const where = valide === undefined ? undefined : eq(avis.valide, valide)
  return selectPage(selectAvis(db).where(where).orderBy(desc(avis.id)), db.$count(avis, where), page, toAvisModere)
}

export const selectAvisByIds = async (db: Db, ids: number[]): Promise<AvisModere[]> =>
  ids.length === 0 ? [] : (await selectAvis(db).where(inArray(avis.id, ids))).map(toAvisModere)

const selectAvis = (db: Db) =>
  db
    .select({
      ...pick(avis, 'id', 'commentaire', 'note', 'valide', 'auteurId', 'motifRefus', 'version', 'createdAt'),
      auteur: pick(utilisateurs, 'nom', 'prenom', 'email'),
    })
    .from(avis)
    .innerJoin(utilisateurs, eq(utilisateurs.id, avis.auteurId))

const toAvisModere = (row: Omit<AvisModere, 'etat' | 'createdAt'> & { createdAt: Date }): AvisModere => ({
  ...row,
  etat: etatOf({ verified: row.valide, motifRefus: row.motifRefus }),
  createdAt: row.createdAt.toISOString(),
})
