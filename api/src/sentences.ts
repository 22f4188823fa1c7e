import { fill } from '@colocdar/contracts/texts/fill'

/** A module of texts in both languages, the French first: sentences, or lists of them by a value. */
export type TextPair = readonly [fr: object, ar: object]

export interface Sentences {
  /** The Arabic of a French sentence. */
  find(sentence: string): string | undefined
  /** The same, or the sentence itself: those of the administration have no Arabic. */
  toArabic(sentence: string): string
}

/** Finds the Arabic of each sentence in the modules; one with values by its pattern. */
export const pairSentences = (pairs: readonly TextPair[]): Sentences => {
  const whole = new Map<string, string>()
  const patterns: { pattern: RegExp; arabic: string }[] = []
  for (const [fr, ar] of pairs)
    for (const [french, arabic] of textsIn(fr, ar)) {
      if (/\{\w+\}/.test(french)) patterns.push({ pattern: patternOf(french), arabic })
      else whole.set(french, arabic)
    }
  const byPattern = (sentence: string): string | undefined => {
    for (const { pattern, arabic } of patterns) {
      const values = pattern.exec(sentence)?.groups
      if (values) return fill(arabic, values)
    }
    return undefined
  }
  const find = (sentence: string) => whole.get(sentence) ?? byPattern(sentence)
  return { find, toArabic: (sentence) => find(sentence) ?? sentence }
}

/** The French and the Arabic of each text. Functions are not for the API. */
export const textsIn = (fr: object, ar: object): [french: string, arabic: string][] =>
  Object.entries(fr).flatMap(([name, french]) => {
    const arabic: unknown = ar[name as never]
    if (typeof french === 'string') return [[french, String(arabic)]]
    return typeof french === 'object' && french !== null ? textsIn(french, arabic as object) : []
  })

const patternOf = (french: string): RegExp =>
  new RegExp(`^${french.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`)
