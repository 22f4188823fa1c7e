import type { Comprise } from '@colocdar/contracts/villes-phrases'
import { isSign, isYear, type Token } from './tokens.ts'

// A number without a word beside it is a rent between these.
const usualRent = { from: 400, to: 60_000 }

export const readRents = (tokens: Token[], comprise: Comprise): void => {
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
  const number = numberAt(tokens, at)
  const isThousand = token.meaning?.kind === 'thousand' && numberAt(tokens, at - 1) === undefined
  if ((number === undefined && !isThousand) || token.isTaken || isHundreds(tokens, at)) return undefined
  const isThousands = !isThousand && kindAt(at + 1) === 'thousand'
  let to = at + (isThousands ? 2 : 1)
  // « ألف و خمسمية », « alf w 500 »
  const joined = kindAt(to - 1) !== 'thousand' ? to : kindAt(to) === 'filler' ? to + 1 : to
  const hundreds = isHundreds(tokens, joined) ? (numberAt(tokens, joined) ?? 0) : 0
  if (hundreds > 0) to = joined + 1
  const unit = tokens[to]?.meaning
  const hasUnit = unit?.kind === 'unit'
  const inDirham = hasUnit ? (unit.inDirham ?? 1) : 1
  const value = ((number ?? 1) * (isThousand || isThousands ? 1000 : 1) + hundreds) / inDirham
  if (hasUnit) to += 1
  let from = at
  while (from > 0 && kindAt(from - 1) === 'filler') from -= 1
  const before = kindAt(from - 1)
  const sign = tokens[at - 1]?.word
  let bound = boundOf(before) ?? boundOf(kindAt(to)) ?? (sign === '>' || sign === '≥' ? 'min' : undefined)
  if (boundOf(before)) {
    while (kindAt(from - 1) === before) from -= 1
    // « pas plus 2000 », « ماشي كثر من 2000 »
    if (kindAt(from - 1) === 'not') {
      bound = before === 'min' ? 'max' : 'min'
      from -= 1
    }
  } else {
    from = at - (isSign(sign) ? 1 : 0)
    if (boundOf(kindAt(to))) to += 1
  }
  if (kindAt(at - 1) === 'address' || (isYear(value) && !hasUnit && !bound)) return undefined
  const isRent = value >= (hasUnit || bound ? 100 : usualRent.from) && value <= (hasUnit ? 1_000_000 : usualRent.to)
  return isRent ? { at, value, bound, from, to } : undefined
}

const numberAt = (tokens: Token[], at: number): number | undefined => {
  const { number, meaning } = tokens[at] ?? {}
  return number ?? (meaning?.kind === 'number' ? meaning.value : undefined)
}

/** Hundreds of the thousand before them. */
const isHundreds = (tokens: Token[], at: number): boolean => {
  const before = tokens[at - 1]?.meaning?.kind === 'filler' ? at - 2 : at - 1
  const number = numberAt(tokens, at)
  return number !== undefined && number >= 100 && number < 1000 && tokens[before]?.meaning?.kind === 'thousand'
}

const boundOf = (kind: string | undefined): 'min' | 'max' | undefined =>
  kind === 'min' || kind === 'max' ? kind : undefined

/** « 1500 tal 2500 », « 1500 jusqu’à 2500 » */
const until = /^(?:jusqu?e?|jusk|jusqua|au?|l|ta|[h7]?[ao]?t*al?|تا|تال|حتي|حتال|ل)$/

/** Two amounts with nothing between them but « à », « et » or a dash. */
const isRange = (tokens: Token[], { at, value }: Amount, next: Amount): boolean => {
  const between = tokens.slice(at + 1, next.at)
  const isLink = ({ word, meaning }: Token) =>
    isSign(word) ||
    meaning?.kind === 'filler' ||
    meaning?.kind === 'unit' ||
    (meaning?.kind === 'max' && until.test(word))
  return value < next.value && between.every(isLink)
}

const take = (tokens: Token[], from: number, to: number): void => {
  for (const token of tokens.slice(from, to)) token.isTaken = true
}
