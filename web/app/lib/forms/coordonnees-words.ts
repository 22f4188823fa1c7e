import { coordonneeLabels, findCoordonnees } from '@colocdar/contracts/coordonnees'

/** What these texts give away, in words: « un numéro de téléphone (« 06 12 34 56 78 ») ». Null when nothing. */
export const coordonneesWords = (texts: readonly string[]): string | null => {
  const all = texts.flatMap((text) =>
    findCoordonnees(text).map(({ kind, start, end }) => ({ kind, excerpt: text.slice(start, end) })),
  )
  const firsts = all.filter(({ kind }, index) => all.findIndex((other) => other.kind === kind) === index)
  if (firsts.length === 0) return null
  list ??= new Intl.ListFormat('fr-FR', { type: 'conjunction' })
  return list.format(
    firsts.map(({ kind, excerpt }) => `${articles[kind]} ${coordonneeLabels[kind]} (${quoted(excerpt)})`),
  )
}

const articles = { telephone: 'un', email: 'une', lien: 'un', compte: 'un' } as const

const longestExcerpt = 30
const quoted = (excerpt: string): string => {
  const line = excerpt.replace(/\s+/g, ' ')
  return `«\u00a0${line.length > longestExcerpt ? `${line.slice(0, longestExcerpt)}…` : line}\u00a0»`
}

// Created on first use, which loads the tables of every language.
let list: Intl.ListFormat | undefined
