import { foldText } from '@colocdar/contracts/fold-text'
import type { Meaning } from './meaning.ts'

/** A word, number or sign of a sentence, and what is known of it. */
export interface Token {
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
  /** Whether it says which landmark is meant. */
  isNear?: boolean
  /** Whether a filter says it, so that it is not in the rest. */
  isTaken?: boolean
  /** What stands for it in the rest, instead of what was typed. */
  text?: string
}

// A date; thousands (2k); a number in groups (2 500), or plain and with a unit or nothing behind it, for « 3la » and « ch9a »
// are words; a word; a sign.
const tokenPattern =
  /(?<date>\d{1,2}\/\d{1,2}(?:\/\d{4})?(?!\d))|(?<k>\d+(?:[.,]\d)?)\s?k(?![\p{L}\p{N}])|(?<number>\d{1,3}(?:[ .,\u00a0\u202f]\d{3})+(?:,\d\d)?(?!\d)|\d+(?:,\d\d)?(?=(?:dhs?|mad|maxi?|mois|dirhams?|drhm?s?|dhms?|درهم)?(?![\p{L}\p{N}])))|(?<glued>(?:b|a|maxi?|ب)(?=\d{3}))|(?<word>[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)|(?<sign>[-–](?=\s*\d)|[<>≤≥])/giu

export const tokensOf = (typed: string): Token[] =>
  [...westernDigits(typed).matchAll(tokenPattern)].map(({ 0: text, index: start, groups = {} }) => {
    const { date, k, number, sign } = groups
    const token: Token = { word: sign ?? foldText(text), start, end: start + text.length }
    if (date) token.date = date.split('/').map(Number) as [number, number, number | undefined]
    if (k) token.number = Number(k.replace(',', '.')) * 1000
    // A number of ten digits that begins with zero is a phone's.
    if (number && !number.startsWith('0')) token.number = Number(number.replace(/,\d\d$|\D/g, ''))
    return token
  })

/** As many characters as before: the rest is cut from what was typed. */
const westernDigits = (text: string): string =>
  text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) as number) & 0xf))
    // « - de 2000 », « + 1500 »
    .replace(/([-–+])(\s?d[e’']?)?(?=\s?\d)/gi, (all, sign) => (sign === '+' ? '>' : sign).padEnd(all.length))

export const isSign = (word: string | undefined): boolean => word !== undefined && /^[-–<>≤≥]$/.test(word)

/** A word that turns around the fact before it: « animaux interdits », « wifi non », where « wifi non fumeur » is both. */
export const isNegation = (word: string): boolean => isForbidding(word) || isNo(word)
export const isForbidding = (word: string): boolean => /^(?:interdite?s?|refusee?s?|ممنوعه?)$/.test(word)
export const isNo = (word: string): boolean => /^(?:nn?|non?|لا)$/.test(word)

/** Of a day: no rent. */
export const isYear = (number: number | undefined): boolean => number !== undefined && number > 2024 && number < 2050
