import type { Fait } from './faits.ts'

interface Named {
  /** Of the input, and in front of an error. */
  label: string
}

interface Bound {
  /** What must not be smaller than a `min`, or larger than a `max`. */
  fait: string
  bound: 'min' | 'max'
  prefix: string
}

/** A filter of a search, as data. Without zod: pages show chips and inputs from it. */
export type Filtre =
  | (Named & { kind: 'ville' })
  | (Named & { kind: 'text'; max: number })
  /** A landmark by its slug. */
  | (Named & { kind: 'repere' })
  | (Named &
      Bound & {
        kind: 'number'
        max: number
        unit: string
        /** The filter that must not be smaller than this one. */
        atMost?: string
      })
  | (Named & Bound & { kind: 'date' })
  | Extract<Fait, { kind: 'flag' | 'choice' }>

export type Filtres = Readonly<Record<string, Filtre>>

export type FiltreValue<F extends Filtre> = F extends { kind: 'ville' | 'number' }
  ? number
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'choice'; values: readonly (infer Choice)[] }
      ? Choice[]
      : string

/** The filters in use; those left out filter nothing. */
export type FiltreValues<F extends Filtres> = { [Name in keyof F]?: FiltreValue<F[Name]> | undefined }

/** The names of the filters in use, in the order of their list. */
export const chosenFiltres = <F extends Filtres>(filtres: F, values: FiltreValues<F>): (keyof F & string)[] =>
  Object.keys(filtres).filter((name) => values[name] !== undefined)

/** How values become texts; the pages have their own, which load no `Intl`. */
export interface ChipFormats {
  ville(id: number): string
  repere?(slug: string): string
  figure(value: number): string
  day(date: string): string
}

/** The texts of a filter's chips: one for each choice. */
export const chipTexts = (filtre: Filtre, value: FiltreValue<Filtre>, formats: ChipFormats): string[] => {
  switch (filtre.kind) {
    case 'ville':
      return [formats.ville(Number(value))]
    case 'repere':
      return [formats.repere?.(String(value)) ?? String(value)]
    case 'text':
      return [String(value)]
    case 'number':
      return [`${filtre.prefix} ${formats.figure(Number(value))}\u00a0${filtre.unit}`.trimEnd()]
    case 'date':
      return [`${filtre.prefix} ${formats.day(String(value))}`]
    case 'choice':
      return (value as readonly string[]).map((choice) => filtre.names[choice] ?? choice)
    case 'flag':
      return [value ? filtre.label : filtre.no]
  }
}

/** The query parameters of a search; lists are separated by commas. Empty without filters. */
export const filtreParams = <F extends Filtres>(filtres: F, values: FiltreValues<F>): Record<string, string> =>
  Object.fromEntries(chosenFiltres(filtres, values).map((name) => [name, String(values[name])]))
