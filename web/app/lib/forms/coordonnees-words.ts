import { coordonneeLabels, findCoordonnees } from '@colocdar/contracts/coordonnees'
import * as texts from '#texts/lib/forms'

/** What these texts give away, in words: « un numéro de téléphone (« 06 12 34 56 78 ») ». Null when nothing. */
export const coordonneesWords = (written: readonly string[]): string | null => {
  const all = written.flatMap((text) =>
    findCoordonnees(text).map(({ kind, start, end }) => ({ kind, excerpt: text.slice(start, end) })),
  )
  const firsts = all.filter(({ kind }, index) => all.findIndex((other) => other.kind === kind) === index)
  if (firsts.length === 0) return null
  list ??= new Intl.ListFormat(texts.listLocale, { type: 'conjunction' })
  return list.format(firsts.map(({ kind, excerpt }) => texts.coordonnee(kind, coordonneeLabels[kind], short(excerpt))))
}

const longestExcerpt = 30
const short = (excerpt: string): string => {
  const line = excerpt.replace(/\s+/g, ' ')
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt)}…` : line
}

// Created on first use, which loads the tables of every language.
let list: Intl.ListFormat | undefined
