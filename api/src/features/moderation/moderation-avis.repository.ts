import type { AvisModere } from '@colocdar/contracts/moderation'
import { count, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { avis } from '../../schema/avis.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { etatOf } from './moderation.states.ts'

/** Reviews in any state, newest first. */
export const selectAvisModeres = async (
  db: Db,
  valide: boolean | undefined,
  page: { limit: number; offset: number },
): Promise<AvisModere[]> => {
  const rows = await selectAvis(db).where(matching(valide)).orderBy(desc(avis.id)).limit(page.limit).offset(page.offset)
  return rows.map(toAvisModere)
}

export const countAvisModeres = async (db: Db, valide: boolean | undefined): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(avis).where(matching(valide))
  return row?.total ?? 0
}

export const selectAvisByIds = async (db: Db, ids: number[]): Promise<AvisModere[]> =>
  ids.length === 0 ? [] : (await selectAvis(db).where(inArray(avis.id, ids))).map(toAvisModere)

const matching = (valide: boolean | undefined) => (valide === undefined ? undefined : eq(avis.valide, valide))

const selectAvis = (db: Db) =>
  db
    .select({
      id: avis.id,
      commentaire: avis.commentaire,
      note: avis.note,
      valide: avis.valide,
      auteurId: avis.auteurId,
      auteur: { nom: utilisateurs.nom, prenom: utilisateurs.prenom, email: utilisateurs.email },
      motifRefus: avis.motifRefus,
      version: avis.version,
      createdAt: avis.createdAt,
    })
    .from(avis)
    .innerJoin(utilisateurs, eq(utilisateurs.id, avis.auteurId))

const toAvisModere = (row: Omit<AvisModere, 'etat' | 'createdAt'> & { createdAt: Date }): AvisModere => ({
  ...row,
  etat: etatOf({ verified: row.valide, motifRefus: row.motifRefus }),
  createdAt: row.createdAt.toISOString(),
})
