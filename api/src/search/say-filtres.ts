import { chipTexts, chosenFiltres, type Filtre, type Filtres, type FiltreValue } from '@colocdar/contracts/filtres'
import { type Langue, nomIn, type VilleNoms } from '@colocdar/contracts/langues'
import * as enumerationsAr from '@colocdar/contracts/texts/enumerations.ar'
import * as enumerationsFr from '@colocdar/contracts/texts/enumerations.fr'
import * as faitsAr from '@colocdar/contracts/texts/faits.ar'
import * as faitsFr from '@colocdar/contracts/texts/faits.fr'
import * as filtresAr from '@colocdar/contracts/texts/filtres.ar'
import * as filtresFr from '@colocdar/contracts/texts/filtres.fr'
import { pairSentences } from '../sentences.ts'

interface Asked {
  values: Readonly<Record<string, unknown>>
  /** Undefined when it is not known any more. */
  ville: VilleNoms | null | undefined
  repere?: VilleNoms | null | undefined
  /** The filters in the order in which they are said. */
  names?: readonly string[]
}

/** What the filters of a search ask for, in mails and suggestions: one text for each choice. */
export const sayFiltres = (
  langue: Langue,
  filtres: Filtres,
  { values, ville, repere, names = Object.keys(filtres) }: Asked,
): string[] => {
  const { label, figures, days, words } = spoken[langue]
  const formats = {
    ville: () => (ville ? nomIn(langue, ville) : label),
    repere: (slug: string) => (repere ? nomIn(langue, repere) : slug),
    figure: (value: number) => figures.format(value),
    day: (date: string) => days.format(new Date(date)),
  }
  const chosen = chosenFiltres(filtres, values as never)
  return names.flatMap((name) => {
    const filtre = chosen.includes(name) && filtres[name]
    return filtre ? chipTexts(words(filtre), values[name] as FiltreValue<Filtre>, formats).map(isolate(langue)) : []
  })
}

const { find, toArabic } = pairSentences([
  [filtresFr, filtresAr],
  [faitsFr, faitsAr],
  [enumerationsFr, enumerationsAr],
])

/** A word of the filters: the API runs in French. */
export const wordIn = (langue: Langue, word: string): string => (langue === 'ar' ? toArabic(word) : word)

/** A Latin word inside of an Arabic sentence must not turn round what is beside it. */
const isolate =
  (langue: Langue) =>
  (text: string): string =>
    langue === 'ar' && /^\P{L}*\p{Script=Latin}/u.test(text) ? `\u2068${text}\u2069` : text

const inArabic = (filtre: Filtre): Filtre => {
  const words = Object.entries(filtre).map(([name, value]) => [name, translated(value)])
  // The same word in French stands before months and before amounts. What has no unit in Arabic says it in front.
  if ('unit' in filtre && translated(filtre.unit) !== '') words.push(['prefix', arabicPrefix[filtre.bound]])
  return Object.fromEntries(words)
}

const arabicPrefix = { min: filtresAr.from, max: filtresAr.upTo }

const translated = (value: unknown): unknown => {
  if (typeof value === 'string') return find(value) ?? value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, translated(part)]))
}

const formatsOf = (locale: string) => ({
  figures: new Intl.NumberFormat(locale, { useGrouping: locale === filtresFr.locale }),
  days: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
})

const spoken = {
  fr: { label: filtresFr.ville, ...formatsOf(filtresFr.locale), words: (filtre: Filtre) => filtre },
  ar: { label: filtresAr.ville, ...formatsOf(filtresAr.locale), words: inArabic },
}
