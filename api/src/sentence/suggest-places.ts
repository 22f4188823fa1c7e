import { foldText } from '@colocdar/contracts/fold-text'
import { areAlike, lettersOf, mayBeAlike } from './alike.ts'
import { withoutArticles } from './word-forms.ts'

/** A place with the words of its names, and of those of the city that it lies in. */
export interface NamedPlace<T> {
  place: T
  own: Word[]
  ville: Word[]
}

interface Word {
  word: string
  letters: number
}

export const wordsOf = (names: readonly string[]): Word[] => {
  const words = names.flatMap((name) => [...foldText(name).split(' '), ...withoutArticles(name).split(' ')])
  return [...new Set(words)].filter(Boolean).map((word) => ({ word, letters: lettersOf(word) }))
}

/**
 * Places where every typed word begins a word of a name; a quartier may be typed with its city: « maarif casa ». When there
 * are fewer than `limit`, places that are a typing error away follow.
 */
export const suggestPlaces = <T>(typed: string, places: readonly NamedPlace<T>[], limit: number): T[] => {
  const words = withoutArticles(typed).split(' ').filter(Boolean)
  const begins = words.map((word) => {
    const beginnings = beginningsOf(word)
    return (known: Word) => beginnings.some((beginning) => known.word.startsWith(beginning))
  })
  const exact = places.filter((place) => isNamed(place, words, begins))
  if (words.length === 0 || exact.length >= limit) return exact.slice(0, limit).map(({ place }) => place)
  const isLike = words.map((word, at) => {
    const mayBe = mayBeAlike(word)
    return (known: Word) => begins[at]?.(known) || (mayBe(known.word, known.letters) && areAlike(word, known.word))
  })
  const close = places.filter((place) => !exact.includes(place) && isNamed(place, words, isLike))
  return [...exact, ...close].slice(0, limit).map(({ place }) => place)
}

/**
 * As typed, and without what Darija and Arabic write with a word that is only begun: « lma » is Maârif, « flma » too. Digits
 * also stand for the letters that French has for them: « 7ay » is « Hay », « l3i » is « Aïn ».
 */
const beginningsOf = (word: string): string[] => {
  const bare = word.replace(/^(?:[fb]?l(?=[^aeiouyhl])|[وفبك]?ال|لل|[فبل](?=\p{L}{3}))(?=[\p{L}\d]{2})/u, '')
  const spelled = [word, bare].flatMap((each) =>
    /^[^3579]*$/.test(each)
      ? []
      : ['', 'a'].map((vowel) => each.replace(/[3579]/g, (digit) => letters[digit] ?? vowel)),
  )
  return [...new Set([word, bare, ...spelled])].filter((each) => each === word || each.length > 1)
}

const letters: Record<string, string> = { 5: 'kh', 7: 'h', 9: 'k' }

/** A quartier or a landmark is found by its own name, not by that of its city alone, which may be a part of it. */
const isNamed = (
  { own, ville }: NamedPlace<unknown>,
  words: string[],
  matchers: ((known: Word) => boolean)[],
): boolean =>
  matchers.every((matches) => own.some(matches) || ville.some(matches)) &&
  (words.length === 0 ||
    matchers.some((matches, place) => own.some(matches) && ville.every(({ word }) => word !== words[place])))
