import { foldText } from '@colocdar/contracts/fold-text'
import { areAlike, distanceOf, lettersOf, mayBeAlike } from './alike.ts'
import type { Meaning } from './meaning.ts'
import type { Place, PlaceIndex } from './place-index.ts'
import { isKind } from './place-names.ts'
import { negatedVerb, seekingVerb } from './seeking-verb.ts'
import { sisters } from './sentence-words.ts'
import { skeletonOf } from './skeleton.ts'
import type { Token } from './tokens.ts'
import { formsOf, withoutArticles, withoutParticle } from './word-forms.ts'

export interface Knowledge {
  places: PlaceIndex
  /** The day in Morocco, as YYYY-MM-DD. */
  today: string
  /** Words that no ad contains: only these are taken for misspelled ones. */
  unknown: ReadonlySet<string>
}

/** Of a name that may be typed another way, and of any. */
const longestName = 6
const mostWords = 9

/** Recognises the longest name or word that begins here; returns how many tokens it takes. */
export const recognise = (tokens: Token[], at: number, knowledge: Knowledge, places: Place[][]): number => {
  const longest = longestAt(tokens, at, knowledge)
  if (!longest) return 1
  const { span, found } = longest
  const article = span.length > 1 ? meanings.get(span[0]?.word ?? '') : undefined
  // « la gare Casa Voyageurs » is not « la gare ».
  if (article?.kind === 'filler' && (longestAt(tokens, at + 1, knowledge)?.span.length ?? 0) >= span.length) {
    for (const token of span.slice(0, 1)) token.meaning = article
    return 1
  }
  if ('kind' in found) for (const token of span) token.meaning = found
  else {
    for (const token of span) Object.assign(token, { meaning: { kind: 'place' }, place: places.length })
    places.push(found)
  }
  return span.length
}

const longestAt = (tokens: Token[], at: number, knowledge: Knowledge) => {
  for (let length = Math.min(mostWords, tokens.length - at); length > 0; length -= 1) {
    const span = tokens.slice(at, at + length)
    const isPlain = length <= longestName && span.every(({ number, date }) => number === undefined && !date)
    const found = isPlain ? lookUp(span, knowledge) : length > 1 ? named(span, knowledge) : undefined
    // « rue Ibn Zohr » leads to no university.
    if (found && !('length' in found && found.every(isRepere) && isStreet(tokens, at))) return { span, found }
  }
  return undefined
}

const isRepere = ({ repere }: Place): boolean => repere !== undefined

const isStreet = (tokens: Token[], at: number): boolean =>
  street.test(tokens.slice(0, at).findLast(({ meaning }) => meaning?.kind !== 'filler')?.word ?? '')

const street = /^(?:rue|avenue|av|bd|bld|boulevard|zn9a|zan9a|zenqa|شارع|زنقه)$/

/** « Place du 16 novembre » is no date, « fac Hassan 2 » no number. */
const named = (span: Token[], { places }: Knowledge): Place[] | undefined => {
  const name = span.map(({ word }) => word).join(' ')
  return isKind(span[0]?.word ?? '') ? places.named(name) : places.exactly(name)
}

/** As in messages: « tt compris », « pa tro cher ». */
const shortOf = new Map(
  Object.entries({
    pa: 'pas',
    tro: 'trop',
    trp: 'trop',
    tt: 'tout',
    tte: 'toute',
    chere: 'cher',
    chr: 'cher',
    inclu: 'inclus',
  }),
)

const lookUp = (span: Token[], { places, unknown }: Knowledge): Meaning | Place[] | undefined => {
  for (const name of formsOf(span.map(({ word }) => word))) {
    // Of a word of the list and a place with the same name, the place is meant only when it has several words, or when it
    // is a landmark and the word means nothing else: « gare », « encg ».
    const [meaning, named] = [meanings.get(name), places.named(name)]
    const isNamed = meaning?.kind === 'word' && named?.every(isRepere)
    const found = span.length > 1 || isNamed ? (named ?? meaning) : (meaning ?? named)
    if (found) return found
  }
  const words = span.map(({ word }) => word)
  const isShort = words.length > 1 && words.some((word) => shortOf.has(word))
  const meant = isShort && meanings.get(words.map((word) => shortOf.get(word) ?? word).join(' '))
  if (meant) return meant
  if (words.length === 1 && seekingVerb.test(words[0] ?? '')) return { kind: 'filler' }
  if (words.length === 1 && negatedVerb.test(words[0] ?? '')) return { kind: 'not' }
  const mayBeError = words.some((word) => unknown.has(word))
  const name = words.join(' ')
  const bare = mayBeError && withoutParticle(words[0] ?? '')
  const bareName = bare ? [bare, ...words.slice(1)].join(' ') : undefined
  const like = (bareName && places.like(bareName, true)) || places.like(name, mayBeError)
  if (like && words.every((word) => !isMeant(word) || like.some((place) => isWordOf(word, place)))) return like
  return words.length === 1 && mayBeError ? (likeWord(name) ?? soundsLike(name)) : undefined
}

/** A word of the list stands for itself: « عن شقة » only sounds like « عين الشق ». */
const isMeant = (word: string): boolean =>
  formsOf([word]).some((form) => (meanings.get(form)?.kind ?? 'word') !== 'word')

const isWordOf = (word: string, { names }: Place): boolean =>
  names.some((name) => foldText(name).split(' ').includes(word))

const spelled = sisters.flatMap(({ meaning, fr = '', darija = '', ar = '' }) =>
  [fr, darija, ar].flatMap((words) => words.split(',').map((word) => [foldText(word), meaning] as const)),
)

// As it is spelled a word means more than what another is without its article: « شهر » and « للشهر ».
const meanings = new Map([...spelled.map(([word, meaning]) => [withoutArticles(word), meaning] as const), ...spelled])
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

// Darija in Latin letters has no spelling: its vowels are typed as they are heard.
const sounds = new Map<string, Set<Meaning>>()
for (const { meaning, darija = '' } of sisters)
  for (const word of darija.split(',').map((each) => foldText(each)))
    if (!word.includes(' ')) sounds.set(soundOf(word), (sounds.get(soundOf(word)) ?? new Set()).add(meaning))

/** The word of Darija that has the same consonants: three with a digit that only Darija has, else four. */
const soundsLike = (word: string): Meaning | undefined => {
  const found = sounds.get(soundOf(word))
  const isLong = skeletonOf(word).length >= (/[3579]/.test(word) ? 3 : 4) && word.length >= shortestMisspelled
  return isLong && found?.size === 1 ? [...found][0] : undefined
}

/** With its first letter: « 5arja » is no « garaj ». */
function soundOf(word: string): string {
  return word.slice(0, 1).replace('7', 'h').replace('9', 'q') + skeletonOf(word)
}
