import type { Filtre } from '@colocdar/contracts/filtres'
import * as enumerationsAr from '@colocdar/contracts/texts/enumerations.ar'
import * as enumerationsFr from '@colocdar/contracts/texts/enumerations.fr'
import * as faitsAr from '@colocdar/contracts/texts/faits.ar'
import * as faitsFr from '@colocdar/contracts/texts/faits.fr'
import * as filtresAr from '@colocdar/contracts/texts/filtres.ar'
import * as filtresFr from '@colocdar/contracts/texts/filtres.fr'
import { pairSentences } from '../../http/sentences.ts'

const { find } = pairSentences([
  [filtresFr, filtresAr],
  [faitsFr, faitsAr],
  [enumerationsFr, enumerationsAr],
])

/** A filter with Arabic words: the API runs in French. */
export const inArabic = (filtre: Filtre): Filtre => {
  const words = Object.entries(filtre).map(([name, value]) => [name, translated(value)])
  // The same word in French stands before months and before amounts.
  if ('unit' in filtre && filtre.unit !== filtresFr.months) words.push(['prefix', arabicPrefix[filtre.bound]])
  return Object.fromEntries(words)
}

const arabicPrefix = { min: filtresAr.from, max: filtresAr.upTo }

const translated = (value: unknown): unknown => {
  if (typeof value === 'string') return find(value) ?? value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, translated(part)]))
}
