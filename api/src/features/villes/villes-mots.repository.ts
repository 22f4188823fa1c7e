import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { lexemesOf } from '../../search/searched-words.ts'

/** Where words are looked for. */
export type SearchedTable = 'offres_recherche' | 'demandes_recherche'

/** Enough to meet a common word. */
const firstRows = 500

/**
 * The words that no public ad contains. One condition per word, because PostgreSQL estimates how rare a word is only when it
 * is a constant. Common words are found in the first rows; for the others, `materialized` forces the use of the index,
 * instead of a scan that would end at the first match.
 */
export const selectUnknownWords = async (db: Db, table: SearchedTable, words: string[]): Promise<string[]> => {
  const name = sql.raw(table)
  const conditions = words.map((word) => {
    const lexemes = lexemesOf(word)
    return sql`numnode(${lexemes}) > 0
      and not exists (select from (select vecteur from ${name} limit ${sql.raw(String(firstRows))}) as first where vecteur @@ ${lexemes})
      and not exists (with found as materialized (select from ${name} where vecteur @@ ${lexemes}) select from found)`
  })
  const { rows } = await db.execute<{ unknown: boolean[] }>(
    sql`select array[${sql.join(conditions, sql`, `)}] as unknown`,
  )
  return words.filter((_, index) => rows[0]?.unknown[index])
}

/** The folded names of quartiers that contain a word like this one. */
export const selectLikeQuartiers = async (db: Db, word: string): Promise<string[]> => {
  const { rows } = await db.execute<{ cle: string }>(sql`select cle from quartiers_like(${word})`)
  return rows.map(({ cle }) => cle)
}
