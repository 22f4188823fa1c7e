import { chosenFiltres, type Filtre, type Filtres, type FiltreValues } from '@colocdar/contracts/filtres'
import { foldText } from '@colocdar/contracts/fold-text'
import { type AnyColumn, and, eq, gte, lte, ne, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { villes } from '../schema/villes.ts'
import { hasWords, type SearchedWord, wordsQuery } from './searched-words.ts'

type Named<T> = Readonly<Record<string, T>>

/** A table that only searches read, and what filters and orders mean in it. */
export interface SearchedList {
  table: PgTable
  id: AnyColumn
  filtres: Filtres
  /** By the names of faits, and those that every such table has. Only offers have `faits`: flags and choices as bits. */
  columns: Named<AnyColumn> & Record<'villeId' | 'quartierCle' | 'vecteur', AnyColumn> & { faits?: AnyColumn }
  /** The words of flags and choices, in the order of their bits. */
  bits?: readonly string[]
  /** What every index has. */
  covered: AnyColumn[]
  /** Filters on one column each, with an index of its own. */
  ranges: string[][]
  /** Columns; and the filters that the index begins with, after the city. */
  orders: Named<{ by: SQL; leading: string[] }>
  /** How many there are, in all or in a city. */
  sizeIn(villeId: number | undefined): SQL
}

/** A search, as its filters and words say it. */
export interface Search<Values = object> {
  filtres: Values
  /** What `filtres.q` means. */
  words: SearchedWord[]
  /** Of the landmark that `filtres.repere` names: its own id, and those that were merged with it. */
  repereIds?: number[] | undefined
  /** Left out of the list. */
  excludedId?: number | undefined
}

/** How many public ads there are, in all or in a city, by the cities' counters: counting the ads would scan them. */
export const sumOfVilles = (counter: AnyColumn, villeId: number | Placeholder | undefined): SQL<number> => {
  const where = villeId === undefined ? sql`true` : eq(villes.id, villeId)
  return sql<number>`(select coalesce(sum(${counter}), 0)::int from ${villes} where ${where})`
}

// Equal ones newest first, as the indexes are ordered.
export const newestFirst = sql`created_at desc, id desc`

export const wantedIn = ({ filtres }: Search, name: string): unknown => (filtres as Record<string, unknown>)[name]

/** Whether more than a city is asked for: the plain list has indexes and counters of its own. */
export const isFiltered = <F extends Filtres>(filtres: F, query: FiltreValues<F> & { tri: string }): boolean =>
  query.tri !== 'recent' || chosenFiltres(filtres, query).some((name) => name !== 'villeId')

/** Only the vector of an ad has these. */
const inVector = ['q', 'repere', 'repereMax']

/** Filters other than words and landmarks, in use. */
export const chosenIn = ({ filtres }: Search): string[] =>
  Object.entries(filtres).flatMap(([name, value]) => (inVector.includes(name) || value === undefined ? [] : [name]))

/** The filters with these names as conditions on columns. */
export const columnsOf = (list: SearchedList, search: Search, names: string[]): SQL[] =>
  names.flatMap((name) => {
    const value = wantedIn(search, name)
    return value === undefined ? [] : [conditionOf(list, name, value)]
  })

const conditionOf = ({ filtres, columns, bits = [] }: SearchedList, name: string, value: unknown): SQL => {
  const filtre = filtres[name] as Filtre
  switch (filtre.kind) {
    case 'ville':
      return eq(columns.villeId, value)
    case 'text':
      return eq(columns.quartierCle, foldText(String(value)))
    case 'repere':
      return sql`true`
    case 'number':
    case 'date':
      return (filtre.bound === 'min' ? gte : lte)(columns[filtre.fait] as AnyColumn, value)
    case 'flag':
    case 'choice':
      // Unknown is not false: an ad that does not say is left out only when the filter asks for a yes.
      return sql`${columns.faits} & ${sql.raw(`${maskOf(bits, name, value)} ${value === false ? '=' : '<>'} 0`)}`
  }
}

/** The bits of a flag or of choices. */
const maskOf = (bits: readonly string[], name: string, value: unknown): number =>
  faitWords(name, value).reduce((mask, word) => mask | (1 << bits.indexOf(word)), 0)

/** The words of a flag or of choices in the vector and among the bits: the name of its column, or the values. */
const faitWords = (name: string, value: unknown): string[] =>
  Array.isArray(value) ? value : [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]

/** The flags and choices that are asked for with a yes: the vector of an ad has a lexeme for each that holds. */
export const faitsIn = ({ filtres }: SearchedList, search: Search): string[] =>
  chosenIn(search).filter((name) => isFait(filtres[name]) && wantedIn(search, name) !== false)

const isFait = (filtre: Filtre | undefined): boolean => filtre?.kind === 'flag' || filtre?.kind === 'choice'

const hasText = (search: Search): boolean => wantedIn(search, 'q') !== undefined

/** The lexemes of offers near the landmark that is asked for, as the function `repere_words` writes them. */
const nearIn = (search: Search): string | null =>
  wantedIn(search, 'repere') === undefined
    ? null
    : nearLexemes(search.repereIds ?? [], wantedIn(search, 'repereMax') as number | undefined)

/** Any of the minutes, or each of those that are few enough. Of no landmark: a lexeme that no offer has. */
export const nearLexemes = (repereIds: number[], most: number | undefined): string => {
  const lexemes = repereIds.flatMap((id) =>
    most === undefined
      ? [`'~${id}:':*`]
      : Array.from({ length: Math.floor(most) }, (_, minute) => `'~${id}:${minute + 1}'`),
  )
  return `(${lexemes.join(' | ') || "'~'"})`
}

/** Whether the vector must be read. */
export const readsWords = (search: Search): boolean => hasText(search) || nearIn(search) !== null

/** Words, the landmark, and the one that is left out. */
export const restOf = (list: SearchedList, search: Search): SQL[] => [
  ...(search.excludedId === undefined ? [] : [ne(list.id, search.excludedId)]),
  ...(hasText(search) ? [hasWords(list.columns.vecteur, search.words)] : []),
  ...(nearIn(search) ? [sql`${list.columns.vecteur} @@ ${nearIn(search)}::tsquery`] : []),
]

/** The whole search as one condition. */
export const isMatching = (list: SearchedList, search: Search): SQL =>
  all([...columnsOf(list, search, chosenIn(search)), ...restOf(list, search)])

/** The filters with these names that the vector can answer, with the words, as one condition. */
export const lexemesOf = (list: SearchedList, search: Search, names: string[]): SQL => {
  const { vecteur } = list.columns
  const lexemes = [
    ...names.flatMap((name) => lexemeOf(list, name, wantedIn(search, name)) ?? []),
    nearIn(search) ?? [],
  ].flat()
  const asked = lexemes.length > 0 ? sql`${lexemes.join(' & ')}::tsquery` : null
  if (!hasText(search)) return sql`${vecteur} @@ ${asked}`
  if (search.words.length === 0) return sql`false`
  const words = wordsQuery(search.words)
  return sql`${vecteur} @@ ${asked ? sql`(${words} && ${asked})` : words}`
}

/** As the functions `searched_offre` and `searched_demande` write them; null where the vector has none. */
const lexemeOf = ({ filtres }: SearchedList, name: string, value: unknown): string | null => {
  const filtre = filtres[name]
  switch (filtre?.kind) {
    case 'ville':
      return quoteLexeme(`@${value}`)
    case 'text':
      return quoteLexeme(`%${foldText(String(value))}`)
    case 'flag':
    case 'choice':
      return value === false ? null : anyLexeme(faitWords(name, value).map((word) => `#${word}`))
    default:
      return null
  }
}

/** `where` needs at least one condition. */
export const all = (conditions: (SQL | null | undefined)[]): SQL =>
  and(...conditions.map((condition) => condition ?? undefined), sql`true`) as SQL

/** A lexeme as the search language quotes it. */
const quoteLexeme = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

const anyLexeme = (lexemes: string[]): string => `(${lexemes.map(quoteLexeme).join(' | ')})`
