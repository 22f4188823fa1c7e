import { type Accueil, accueils, type LogementType, logementTypes } from '@colocdar/contracts/enumerations'
import { foldText } from '@colocdar/contracts/fold-text'
import type { Comprise } from '@colocdar/contracts/recherche'
import { areAlike, distanceOf } from './alike.ts'
import { type Meaning, sisters } from './sentence-words.ts'
import { skeletonOf } from './skeleton.ts'

/** A city, one of its quartiers or a landmark, by all of its names. */
export interface Place {
  villeId: number
  quartier?: string
  repere?: string
  names: string[]
  /** Its public ads: of two places of one name, the one that most ads are in. */
  annonces: number
}

export interface Knowledge {
  places: PlaceIndex
  /** The day in Morocco, as YYYY-MM-DD. */
  today: string
  /** Words that no ad contains: only these are taken for misspelled ones. */
  unknown: ReadonlySet<string>
}

/**
 * What a person means by a sentence in French, Arabic or Darija: first the longest names and words of the list, from left to
 * right, then numbers by their neighbours. What is uncertain stays text.
 */
export const readSentence = (typed: string, knowledge: Knowledge): Comprise => {
  const tokens = tokensOf(typed)
  const places: Place[][] = []
  for (let at = 0; at < tokens.length; ) at += recognise(tokens, at, knowledge, places)
  const comprise: Comprise = {}
  readPlaces(tokens, places, comprise)
  readTypes(tokens, comprise)
  readFaits(tokens, comprise)
  readDates(tokens, knowledge.today, comprise)
  readRents(tokens, comprise)
  const rest = restOf(typed, tokens)
  return rest === '' ? comprise : { ...comprise, q: rest }
}

/** The words that were not recognised: asked for in the ads, before a misspelling is looked for. */
export const unreadWords = (typed: string, places: PlaceIndex): string[] => {
  const tokens = tokensOf(typed)
  const nothing = { places, today: '', unknown: new Set<string>() }
  for (let at = 0; at < tokens.length; ) at += recognise(tokens, at, nothing, [])
  return tokens.filter(({ meaning, number }) => !meaning && number === undefined).map(({ word }) => word)
}

interface Token {
  word: string
  start: number
  end: number
  /** The value, of a number. */
  number?: number
  /** Day, month and year, of a written date. */
  date?: [number, number, number | undefined]
  meaning?: Meaning | { kind: 'place' }
  /** Its place among the recognised, so that it can become text again. */
  place?: number
  /** Whether a filter says it, so that it is not in the rest. */
  isTaken?: boolean
}

const longestName = 4

// A date; thousands (2k); a number in groups (2 500), or plain and with a unit or nothing behind it, for « 3la » and « ch9a »
// are words; a word; a sign.
const tokenPattern =
  /(?<date>\d{1,2}\/\d{1,2}(?:\/\d{4})?(?!\d))|(?<k>\d+(?:[.,]\d)?)\s?k(?![\p{L}\p{N}])|(?<number>\d{1,3}(?:[ .\u00a0\u202f]\d{3})+(?!\d)|\d+(?=(?:dhs?|mad|dirhams?|drhm|درهم)?(?![\p{L}\p{N}])))|(?<word>[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)|(?<sign>[-–](?=\s?\d)|[<>≤≥])/giu

const tokensOf = (typed: string): Token[] =>
  [...westernDigits(typed).matchAll(tokenPattern)].map(({ 0: text, index: start, groups = {} }) => {
    const { date, k, number, sign } = groups
    const token: Token = { word: sign ?? foldText(text), start, end: start + text.length }
    if (date) token.date = date.split('/').map(Number) as [number, number, number | undefined]
    if (k) token.number = Number(k.replace(',', '.')) * 1000
    // A number of ten digits that begins with zero is a phone's.
    if (number && !number.startsWith('0')) token.number = Number(number.replace(/\D/g, ''))
    return token
  })

/** As many characters as before: the rest is cut from what was typed. */
const westernDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) as number) & 0xf))

/** Recognises the longest name or word that begins here; returns how many tokens it takes. */
const recognise = (tokens: Token[], at: number, knowledge: Knowledge, places: Place[][]): number => {
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
    // Of a word of the list and a place with the same name, the place is meant only when it has several words.
    const found =
      span.length > 1 ? (places.named(name) ?? meanings.get(name)) : (meanings.get(name) ?? places.named(name))
    if (found) return found
  }
  const words = span.map(({ word }) => word)
  const mayBeError = words.some((word) => unknown.has(word))
  const name = words.join(' ')
  return places.like(name, mayBeError) ?? (words.length === 1 && mayBeError ? likeWord(name) : undefined)
}

/** As typed; in Arabic without the article and the particles before it, in Darija without those that are written with the word. */
const formsOf = (words: string[]): string[] => {
  const [first = '', ...others] = words.map(withoutArticle)
  const without = /^[فبلوك]/.test(first) ? [first.slice(1)] : /^[lfb]\p{L}{3}/u.test(first) ? [first.slice(1)] : []
  return [...new Set([words.join(' '), ...[first, ...without].map((form) => [form, ...others].join(' '))])]
}

const withoutArticle = (word: string): string => word.replace(/^(?:[وفبك]?ال|لل)(?=.{2})/, '')

const meanings = new Map(
  sisters.flatMap(({ meaning, fr = '', darija = '', ar = '' }) =>
    [fr, darija, ar].flatMap((words) =>
      words.split(',').flatMap((word) => {
        const folded = foldText(word)
        return [folded, folded.split(' ').map(withoutArticle).join(' ')].map((form) => [form, meaning] as const)
      }),
    ),
  ),
)
meanings.delete('')

// Shorter words are too close to others: « tout » is not « août ». A name that is taken for a filler would be lost.
const shortestMisspelled = 5
const shortestDropped = 7

/** The word of the list that is a typing error away, unless two with different meanings are. */
const likeWord = (word: string): Meaning | undefined => {
  let [nearest, found]: [number, Set<Meaning>] = [Number.POSITIVE_INFINITY, new Set()]
  for (const [known, meaning] of meanings) {
    const shortest = meaning.kind === 'filler' ? shortestDropped : shortestMisspelled
    if (known.length < shortest || !areAlike(word, known)) continue
    const distance = distanceOf(word, known)
    if (distance < nearest) [nearest, found] = [distance, new Set()]
    if (distance === nearest) found.add(meaning)
  }
  return found.size === 1 ? [...found][0] : undefined
}

/** Places by their names. */
export class PlaceIndex {
  readonly #byName = new Map<string, Place[]>()
  readonly #bySkeleton = new Map<string, Place[]>()

  constructor(places: Place[]) {
    for (const place of places)
      for (const name of new Set(place.names.flatMap((each) => [foldText(each), withoutArticles(each)]))) {
        add(this.#byName, name, place)
        const skeleton = skeletonOf(name)
        if (skeleton.length > 2) add(this.#bySkeleton, skeleton, place)
      }
  }

  named(name: string): Place[] | undefined {
    return this.#byName.get(name)
  }

  /** Places that sound alike, or are a typing error away when the words are in no ad. */
  like(name: string, mayBeError: boolean): Place[] | undefined {
    // « 9 » and « 3 » in a word are Darija, and Arabic has no vowels: such words are only spelled another way.
    if (mayBeError || /\d|[\u0600-\u06ff]/.test(name)) {
      const found = this.#bySkeleton.get(skeletonOf(name))
      if (found) return found
    }
    if (!mayBeError) return undefined
    const words = name.split(' ')
    let [nearest, found]: [number, Place[]] = [Number.POSITIVE_INFINITY, []]
    for (const [known, places] of this.#byName) {
      const parts = known.split(' ')
      if (parts.length !== words.length || !words.every((word, at) => areAlike(word, parts[at] as string))) continue
      const distance = distanceOf(name, known)
      if (distance < nearest) [nearest, found] = [distance, []]
      if (distance === nearest) found.push(...places)
    }
    return found.length > 0 ? found : undefined
  }
}

const withoutArticles = (name: string): string => foldText(name).split(' ').map(withoutArticle).join(' ')

const add = (index: Map<string, Place[]>, name: string, place: Place): void => {
  const known = index.get(name) ?? []
  if (!known.includes(place)) index.set(name, [...known, place])
}

/** One city, and the quartier or landmark that lies in it. */
const readPlaces = (tokens: Token[], candidates: Place[][], comprise: Comprise): void => {
  const isVille = ({ quartier, repere }: Place) => quartier === undefined && repere === undefined
  const ville = candidates.flat().find(isVille)
  const chosen = candidates.map((places) => {
    const inVille = places.filter(({ villeId }) => !ville || villeId === ville.villeId)
    return ville ? (inVille.find(isVille) ?? mostLikely(inVille)) : mostLikely(inVille)
  })
  const part = chosen.find((place) => place && !isVille(place))
  const place = part ?? ville
  if (place) {
    comprise.villeId = place.villeId
    if (part?.quartier !== undefined) comprise.quartier = part.quartier
    if (part?.repere !== undefined) comprise.repere = part.repere
  }
  for (const token of tokens)
    if (token.place !== undefined) {
      const meant = chosen[token.place]
      token.isTaken = meant !== undefined && (meant === part || (isVille(meant) && meant.villeId === place?.villeId))
    }
}

/** The only one, or the one with several times the ads of the next: otherwise it could be either. */
const mostLikely = (places: Place[]): Place | undefined => {
  const [first, second] = places.toSorted((a, b) => b.annonces - a.annonces)
  return first && (!second || first.annonces > 3 * second.annonces) ? first : undefined
}

const readTypes = (tokens: Token[], comprise: Comprise): void => {
  const types = new Set<LogementType>()
  tokens.forEach((token, at) => {
    if (token.meaning?.kind !== 'type') return
    // « 2 chambres » says how large the home is.
    const count = tokens[at - 1]?.number
    if (count !== undefined && count > 1 && count < 20) return
    token.isTaken = true
    if (types.size === 0 || !followsWithin(tokens, at)) types.add(token.meaning.type)
  })
  if (types.size > 0) comprise.logementType = logementTypes.filter((type) => types.has(type))
}

/** Whether between this word and the kind of home before it stands « dans ». */
const followsWithin = (tokens: Token[], at: number): boolean => {
  const before = tokens.slice(0, at).map(({ meaning }) => meaning?.kind)
  const last = before.lastIndexOf('type')
  const between = tokens.slice(last + 1, at)
  return between.some(({ meaning, word }) => meaning?.kind === 'within' || ['f', 'fi', 'في', 'ف'].includes(word))
}

const readFaits = (tokens: Token[], comprise: Comprise): void => {
  const welcome = new Set<Accueil>()
  tokens.forEach((token, at) => {
    const { meaning } = token
    const before = tokens.slice(0, at).findLast(({ meaning }) => meaning?.kind !== 'filler')
    const isNot = before?.meaning?.kind === 'not'
    if (meaning?.kind === 'fait') {
      comprise[meaning.fait as 'meuble'] = meaning.value !== isNot
      token.isTaken = true
      if (isNot) before.isTaken = true
    } else if (meaning?.kind === 'accueil' && !isNot) {
      welcome.add(meaning.accueil)
      token.isTaken = true
    } else if (meaning?.kind === 'tri' && !isNot) {
      comprise.tri = meaning.tri
      token.isTaken = true
    }
  })
  if (welcome.size > 0) comprise.accueille = accueils.filter((accueil) => welcome.has(accueil))
}

const readDates = (tokens: Token[], today: string, comprise: Comprise): void => {
  tokens.forEach((_, at) => {
    const day = dayOf(tokens, at, today)
    if (day !== undefined) comprise.dispoLe = day < today ? today : day
  })
}

/** The day that a token names, with the numbers beside it. */
const dayOf = (tokens: Token[], at: number, today: string): string | undefined => {
  const token = tokens[at] as Token
  const { meaning, date } = token
  if (date) {
    const [day, month, year] = date
    token.isTaken = isDay(day, month)
    return token.isTaken ? nextDay(today, month, day, year) : undefined
  }
  if (meaning?.kind === 'later') {
    token.isTaken = true
    const { days = 0, months = 0 } = meaning
    const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
    return months > 0
      ? isoDay(year, month + months, 1)
      : new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
  }
  if (meaning?.kind !== 'month') return undefined
  token.isTaken = true
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  const named = before?.meaning?.kind === 'day' ? before.meaning.day : before?.number
  const day = named !== undefined && isDay(named, meaning.month) ? named : undefined
  if (before && day !== undefined) before.isTaken = true
  const year = isYear(after?.number) ? after?.number : undefined
  if (after && year !== undefined) after.isTaken = true
  return nextDay(today, meaning.month, day ?? 1, year)
}

const isDay = (day: number, month: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31

/** Of this year, or of the next when the month is over. */
const nextDay = (today: string, month: number, day: number, year?: number): string => {
  const thisYear = Number(today.slice(0, 4))
  const isOver = month < Number(today.slice(5, 7))
  return isoDay(year ?? (isOver ? thisYear + 1 : thisYear), month, day)
}

const isYear = (number: number | undefined): boolean => number !== undefined && number > 2024 && number < 2050

/** The last day of the month for a later one: « 31 » is also the end of February. */
const isoDay = (year: number, month: number, day: number): string => {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1, Math.min(day, last))).toISOString().slice(0, 10)
}

// A number without a word beside it is a rent between these.
const usualRent = { from: 400, to: 60_000 }

const readRents = (tokens: Token[], comprise: Comprise): void => {
  const amounts = tokens.flatMap((_, at) => amountAt(tokens, at) ?? [])
  amounts.forEach((amount, index) => {
    const next = amounts[index + 1]
    if (amount.bound !== 'min' && !tokens[amount.at]?.isTaken && next && isRange(tokens, amount, next)) {
      comprise.prixMin = amount.value
      comprise.prixMax = next.value
      take(tokens, amount.from, next.to)
    } else if (!tokens[amount.at]?.isTaken) {
      comprise[amount.bound === 'min' ? 'prixMin' : 'prixMax'] = amount.value
      take(tokens, amount.from, amount.to)
    }
  })
}

interface Amount {
  at: number
  value: number
  bound: 'min' | 'max' | undefined
  /** The tokens that say it, the last one excluded. */
  from: number
  to: number
}

const amountAt = (tokens: Token[], at: number): Amount | undefined => {
  const token = tokens[at] as Token
  const kindAt = (index: number) => tokens[index]?.meaning?.kind
  const isThousand = token.meaning?.kind === 'thousand' && tokens[at - 1]?.number === undefined
  if ((token.number === undefined && !isThousand) || token.isTaken) return undefined
  const isThousands = !isThousand && kindAt(at + 1) === 'thousand'
  const value = (token.number ?? 1) * (isThousand || isThousands ? 1000 : 1)
  let to = at + (isThousands ? 2 : 1)
  const hasUnit = kindAt(to) === 'unit'
  if (hasUnit) to += 1
  let from = at
  while (from > 0 && kindAt(from - 1) === 'filler') from -= 1
  const before = kindAt(from - 1)
  const sign = tokens[at - 1]?.word
  const bound = boundOf(before) ?? boundOf(kindAt(to)) ?? (sign === '>' || sign === '≥' ? 'min' : undefined)
  if (boundOf(before)) from -= 1
  else {
    from = at - (isSign(sign) ? 1 : 0)
    if (boundOf(kindAt(to))) to += 1
  }
  if (kindAt(at - 1) === 'address' || (isYear(value) && !hasUnit && !bound)) return undefined
  const isRent = value >= (hasUnit || bound ? 100 : usualRent.from) && value <= (hasUnit ? 1_000_000 : usualRent.to)
  return isRent ? { at, value, bound, from, to } : undefined
}

const boundOf = (kind: string | undefined): 'min' | 'max' | undefined =>
  kind === 'min' || kind === 'max' ? kind : undefined

const isSign = (word: string | undefined): boolean => word !== undefined && /^[-–<>≤≥]$/.test(word)

/** Two amounts with nothing between them but « à », « et » or a dash. */
const isRange = (tokens: Token[], { at, value }: Amount, next: Amount): boolean => {
  const between = tokens.slice(at + 1, next.at)
  const isLink = ({ word, meaning }: Token) =>
    isSign(word) || meaning?.kind === 'filler' || meaning?.kind === 'unit' || ['hta', '7ta', 'حتي'].includes(word)
  return value < next.value && between.every(isLink)
}

const take = (tokens: Token[], from: number, to: number): void => {
  for (const token of tokens.slice(from, to)) token.isTaken = true
}

/** Words that say nothing by themselves. */
const silent = new Set<string>(['filler', 'unit', 'within', 'max', 'min', 'day'])

/** What is left, as it was typed: words in a row with the small words between them, « fac de droit ». */
const restOf = (typed: string, tokens: Token[]): string => {
  const says = ({ isTaken, meaning, word }: Token) =>
    !isTaken && !isSign(word) && !(meaning && silent.has(meaning.kind))
  const isKept = (token: Token, at: number) => {
    const next = tokens[at + 1]
    return says(token) && (token.meaning?.kind !== 'not' || (next !== undefined && says(next)))
  }
  const runs: [number, number][] = []
  tokens.forEach((token, at) => {
    if (!isKept(token, at)) return
    const last = runs.at(-1)
    const between = last && tokens.slice(last[1] + 1, at)
    if (last && between?.every(({ isTaken, meaning }) => !isTaken && meaning?.kind !== 'unit')) last[1] = at
    else runs.push([at, at])
  })
  return runs
    .map(([from, to]) => typed.slice(tokens[from]?.start, tokens[to]?.end))
    .join(' ')
    .trim()
}
