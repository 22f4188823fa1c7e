import type { Alerte, AlerteFiltres, AlerteFrequence, AlerteType } from '@colocdar/contracts/alertes'
import { foldText } from '@colocdar/contracts/fold-text'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { alerteJetons, alertes, prixOfDemandes } from '../../schema/alertes.ts'
import { pick } from '../../schema/columns.ts'
import { isRepereOf, reperes } from '../../schema/reperes.ts'
import { villes } from '../../schema/villes.ts'
import { nearLexemes } from '../../search/searched-list.ts'
import { type SearchedWord, wordsQuery } from '../../search/searched-words.ts'

export const selectAlertesOf = async (db: Db, utilisateurId: number): Promise<Alerte[]> =>
  (await selectAlertes(db).where(eq(alertes.utilisateurId, utilisateurId)).orderBy(desc(alertes.id))).map(withIsoDates)

export const selectAlerte = async (db: Db, key: { id: number; utilisateurId: number }): Promise<Alerte | null> => {
  const [row] = await selectAlertes(db).where(isOwn(key))
  return row ? withIsoDates(row) : null
}

const selectAlertes = (db: Db) =>
  db
    .select({
      ...pick(alertes, 'id', 'type', 'filtres', 'frequence', 'createdAt'),
      villeNom: villes.nom,
      villeNomArabe: villes.nomArabe,
      repereNom: reperes.nom,
      repereNomArabe: reperes.nomArabe,
    })
    .from(alertes)
    .leftJoin(villes, eq(villes.id, alertes.villeId))
    .leftJoin(reperes, isRepereOf(alertes.filtres))

const isOwn = ({ id, utilisateurId }: { id: number; utilisateurId: number }) =>
  and(eq(alertes.id, id), eq(alertes.utilisateurId, utilisateurId))

/** The id of the member's alert with the same filters, or null. */
export const selectSameAlerte = async (db: Db, utilisateurId: number, cle: string): Promise<number | null> => {
  const [row] = await db
    .select({ id: alertes.id })
    .from(alertes)
    .where(and(eq(alertes.utilisateurId, utilisateurId), eq(alertes.cle, cle)))
  return row?.id ?? null
}

export const countAlertes = (db: Db, utilisateurId: number): Promise<number> =>
  db.$count(alertes, eq(alertes.utilisateurId, utilisateurId))

interface NewAlerte {
  utilisateurId: number
  type: AlerteType
  frequence: AlerteFrequence
  filtres: AlerteFiltres
  cle: string
  /** What the words of `q` mean. */
  words: SearchedWord[]
  /** Of the landmark that `repere` names. */
  repereIds: number[]
  createdAt: Date
}

export const insertAlerte = async (db: Db, { words, repereIds, ...alerte }: NewAlerte): Promise<number> => {
  const { q, quartier, villeId, prixMax, dureeMax, repere, repereMax, ...others } = alerte.filtres
  const asked = [
    ...(q === undefined ? [] : [wordsQuery(words)]),
    ...(repere === undefined ? [] : [sql`${nearLexemes(repereIds, repereMax)}::tsquery`]),
  ]
  const [row] = await db
    .insert(alertes)
    .values({
      ...alerte,
      ...others,
      ...(villeId !== undefined && { villeId }),
      ...(prixMax !== undefined && { prixMax }),
      ...(alerte.type === 'demande' && { prixMax: prixOfDemandes }),
      ...(dureeMax !== undefined && { dureeMax: Math.floor(dureeMax) }),
      quartierCle: quartier === undefined ? null : foldText(quartier),
      mots: asked.length === 0 ? null : sql.join(asked, sql` && `),
    })
    .returning({ id: alertes.id })
  if (!row) throw new Error('the alert was not inserted')
  return row.id
}

export const updateFrequence = async (
  db: Db,
  key: { id: number; utilisateurId: number },
  frequence: AlerteFrequence,
): Promise<void> => {
  await db.update(alertes).set({ frequence }).where(isOwn(key))
}

/** False when there was none. */
export const deleteAlerte = async (db: Db, key: { id: number; utilisateurId: number }): Promise<boolean> =>
  ((await db.delete(alertes).where(isOwn(key))).rowCount ?? 0) > 0

export const insertJeton = async (db: Db, jeton: typeof alerteJetons.$inferInsert): Promise<void> => {
  await db.insert(alerteJetons).values(jeton)
}

/** Stops the alerts that a link is about; false when there is no such link. */
export const stopByJeton = async (db: Db, tokenHash: Buffer): Promise<boolean> => {
  const [jeton] = await db
    .select(pick(alerteJetons, 'utilisateurId', 'alerteIds'))
    .from(alerteJetons)
    .where(eq(alerteJetons.tokenHash, tokenHash))
  if (!jeton) return false
  await db
    .update(alertes)
    .set({ frequence: 'arretee' })
    .where(and(inArray(alertes.id, jeton.alerteIds), eq(alertes.utilisateurId, jeton.utilisateurId)))
  return true
}
