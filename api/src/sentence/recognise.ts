import { foldText } from '@colocdar/contracts/fold-text'
import { areAlike, distanceOf, lettersOf, mayBeAlike } from './alike.ts'
import type { Place, PlaceIndex } from './place-index.ts'
import { type Meaning, sisters } from './sentence-words.ts'
import type { Token } from './tokens.ts'
import { formsOf, withoutArticles } from './word-forms.ts'

export interface Knowledge {
  places: PlaceIndex
  /** The day in Morocco, as YYYY-MM-DD. */
  today: string
  /** Words that no ad contains: only these are taken for misspelled ones. */
  unknown: ReadonlySet<string>
}

const longestName = 6

/** Recognises the longest name or word that begins here; returns how many tokens it takes. */
export const recognise = (tokens: Token[], at: number, knowledge: Knowledge, places: Place[][]): number => {
  for (let length = Math.min(longestName, tokens.length - at); length > 0; length -= 1) {
    const span = tokens.slice(at, at + length)
    const found = span.some(({ number, date }) => number !== undefined || date) ? undefined : lookUp(span, knowledge)
    if (!found) continue
    if ('kind' in found) for (const token of span) token.meaning = found
    else {
      for (const token of span) Object.assign(token, { meaning: { kind: 'place' }, place: places.length })
      places.push(found)
    }
    return length
  }
  return 1
}

const lookUp = (span: Token[], { places, unknown }: Knowledge): Meaning | Place[] | undefined => {
  for (const name of formsOf(span.map(({ word }) => word))) {
    // Of a word of the list and a place with the same name, the place is meant only when it has several words, or when it
    // is a landmark and the word means nothing else: « gare », « encg ».
    const [meaning, named] = [meanings.get(name), places.named(name)]
    const isNamed = meaning?.kind === 'word' && named?.every(({ repere }) => repere !== undefined)
    const found = span.length > 1 || isNamed ? (named ?? meaning) : (meaning ?? named)
    if (found) return found
  }
  const words = span.map(({ word }) => word)
  const mayBeError = words.some((word) => unknown.has(word))
  const name = words.join(' ')
  const like = places.like(name, mayBeError)
  if (like && words.every((word) => !isMeant(word) || like.some((place) => isWordOf(word, place)))) return like
  return words.length === 1 && mayBeError ? likeWord(name) : undefined
}

/** A word of the list stands for itself: « عن شقة » only sounds like « عين الشق ». */
const isMeant = (word: string): boolean =>
  formsOf([word]).some((form) => (meanings.get(form)?.kind ?? 'word') !== 'word')

const isWordOf = (word: string, { names }: Place): boolean =>
  names.some((name) => foldText(name).split(' ').includes(word))

const meanings = new Map(
  sisters.flatMap(({ meaning, fr = '', darija = '', ar = '' }) =>
    [fr, darija, ar].flatMap((words) =>
      words.split(',').flatMap((word) => {
        const folded = foldText(word)
        return [folded, withoutArticles(folded)].map((form) => [form, meaning] as const)
      }),
    ),
  ),
)
meanings.delete('')

// Shorter words are too close to others: « tout » is not « août ». A name that is taken for a filler would be lost.
const shortestMisspelled = 5
const shortestDropped = 7

const longWords = [...meanings]
  .filter(([word, { kind }]) => word.length >= (kind === 'filler' ? shortestDropped : shortestMisspelled))
  .map(([word, meaning]) => [word, lettersOf(word), meaning] as const)

/** The word of the list that is a typing error away, unless two with different meanings are. */
const likeWord = (word: string): Meaning | undefined => {
  if (word.length < shortestMisspelled) return undefined
  let [nearest, found]: [number, Set<Meaning>] = [Number.POSITIVE_INFINITY, new Set()]
  const mayBe = mayBeAlike(word)
  for (const [known, letters, meaning] of longWords) {
    if (!mayBe(known, letters) || !areAlike(word, known)) continue
    const distance = distanceOf(word, known)
    if (distance < nearest) [nearest, found] = [distance, new Set()]
    if (distance === nearest) found.add(meaning)
  }
  return found.size === 1 ? [...found][0] : undefined
}
