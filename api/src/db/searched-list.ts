import { type AnyColumn, and, ne, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { hasWords, type SearchedWord, wordsQuery } from './searched-words.ts'

/** By the name of a filter or of an order; each takes the value of its filter. */
type Named<T> = Readonly<Record<string, T>>

/** A table that only searches read, and what filters and orders mean in it. */
export interface SearchedList {
  table: PgTable
  id: AnyColumn
  /** Words and facts, stored apart from the rows. */
  vecteur: AnyColumn
  /** What every index has. */
  covered: AnyColumn[]
  /** Every filter except words. */
  conditions: Named<(value: never) => SQL>
  /** Filters that the vector answers as well, in PostgreSQL's search language; null where it cannot. */
  lexemes: Named<(value: never) => string | null>
  /** Filters that one column with an index of its own answers together: by its values, a few thousand at most. */
  facts?: { names: string[]; column: AnyColumn; valuesOf(search: Search): number[] }
  /** Filters on one column each, with an index of its own. */
  ranges: string[][]
  /** Columns; and the filters that the index begins with, after the city. */
  orders: Named<{ by: SQL; leading: string[] }>
  /** How many there are, in all or in a city. */
  sizeIn(villeId: number | undefined): SQL
}

/** What somebody looks for. */
export interface Search<Filtres = object> {
  filtres: Filtres
  /** What `filtres.q` means. */
  words: SearchedWord[]
  /** Left out of the list. */
  excludedId?: number | undefined
}

type Reader<T> = (value: unknown) => T

// Equal ones newest first, as the indexes are ordered.
export const newestFirst = sql`created_at desc, id desc`

export const wantedIn = ({ filtres }: Search, name: string): unknown => (filtres as Record<string, unknown>)[name]

/** Filters other than words, in use. */
export const chosenIn = ({ filtres }: Search): string[] =>
  Object.entries(filtres).flatMap(([name, value]) => (name === 'q' || value === undefined ? [] : [name]))

/** The filters with these names as conditions on columns. */
export const columnsOf = (list: SearchedList, search: Search, names: string[]): SQL[] =>
  names.flatMap((name) => {
    const value = wantedIn(search, name)
    return value === undefined ? [] : [(list.conditions[name] as Reader<SQL>)(value)]
  })

export const hasFacts = ({ facts }: SearchedList, search: Search): boolean =>
  chosenIn(search).some((name) => facts?.names.includes(name))

/** Those of the filters that are facts, as a condition for their index. */
export const factsOf = ({ facts }: SearchedList, search: Search): SQL | null =>
  // A subselect: PostgreSQL would weigh a thousand constants one by one.
  facts ? sql`${facts.column} = any((select ${`{${facts.valuesOf(search).join()}}`}::int[])::int[])` : null

export const readsWords = (search: Search): boolean => wantedIn(search, 'q') !== undefined

/** Words, and the one that is left out. */
export const restOf = (list: SearchedList, search: Search): SQL[] => [
  ...(search.excludedId === undefined ? [] : [ne(list.id, search.excludedId)]),
  ...(readsWords(search) ? [hasWords(list.vecteur, search.words)] : []),
]

/** The whole search as one condition. */
export const isMatching = (list: SearchedList, search: Search): SQL =>
  all([...columnsOf(list, search, chosenIn(search)), ...restOf(list, search)])

/** Those of the filters that the vector can answer, with the words, as one condition; null without any. */
export const lexemesOf = (list: SearchedList, search: Search, names: string[]): SQL | null => {
  const lexemes = names.flatMap((name) => {
    const value = wantedIn(search, name)
    return (value !== undefined && (list.lexemes[name] as Reader<string | null> | undefined)?.(value)) || []
  })
  const facts = lexemes.length > 0 ? sql`${lexemes.join(' & ')}::tsquery` : null
  if (!readsWords(search)) return facts && sql`${list.vecteur} @@ ${facts}`
  if (search.words.length === 0) return sql`false`
  const words = wordsQuery(search.words)
  return sql`${list.vecteur} @@ ${facts ? sql`(${words} && ${facts})` : words}`
}

/** `where` needs at least one condition. */
export const all = (conditions: (SQL | null | undefined)[]): SQL =>
  and(...conditions.map((condition) => condition ?? undefined), sql`true`) as SQL

/** A lexeme as the search language quotes it. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

/** Any of these. */
export const anyLexeme = (lexemes: string[]): string => `(${lexemes.map(quoteLexeme).join(' | ')})`
