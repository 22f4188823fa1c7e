import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** A word of a search, and what stands for it. */
export interface SearchedWord {
  word: string
  /** Words of places that it is a misspelling of, or its name in the other language. */
  others: string[]
  /** Cities whose name has it. */
  villeIds: number[]
}

/** Whether a search vector has all of the words. Operators of the search language are text like any other. */
export const hasWords = (vecteur: AnyColumn, words: SearchedWord[]): SQL =>
  words.length === 0 ? sql`false` : sql`${vecteur} @@ ${wordsQuery(words)}`

/** All of the words, as PostgreSQL's search language has them; no words match nothing. */
export const wordsQuery = (words: SearchedWord[]): SQL =>
  words.length === 0 ? sql`''::tsquery` : sql`(${sql.join(words.map(anyOf), sql` && `)})`

const anyOf = ({ word, others, villeIds }: SearchedWord): SQL => {
  const texts = [word, ...others].map(lexemesOf)
  // As in the function search_vector.
  const cities = villeIds.map((id) => sql`${`'@${id}'`}::tsquery`)
  return sql`(${sql.join([...texts, ...cities], sql` || `)})`
}

/** None for words that say nothing, such as « de » and « la ». */
export const lexemesOf = (word: string | SQL): SQL =>
  sql`plainto_tsquery('pg_catalog.french'::regconfig, search_words(${word}))`
