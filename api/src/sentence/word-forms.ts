import { foldText } from '@colocdar/contracts/fold-text'
import { nameWords } from './place-names.ts'

/**
 * As typed; in Arabic without the article and the particles before it, in Darija without those that are written with the
 * word and without the hamza (« kra2 »), in French without « j’ ».
 */
export const formsOf = (words: string[]): string[] => {
  const [first = '', ...others] = words.map(withoutArticle)
  const without = /^(?:[فبلوك]|[lfb][\p{L}\d]{3}|j[^aeiouy\d]\p{L}{3})/u.test(first)
    ? [first.slice(1), withoutArticle(first.slice(1))]
    : []
  const names = [words.join(' '), ...[first, ...without].map((form) => [form, ...others].join(' '))]
  return [...new Set([...names, ...names.map((name) => name.replace(/(?<=[a-z]{2})2/g, ''))])]
}

/** What is left of a Latin word when it begins as only Darija does: « lmohammadia », « flmaarif », « ftanja ». */
export const withoutParticle = (word: string): string | undefined =>
  /^(?:[fb]?l(?=[^aeiouyhl])|f(?=[^aeiouylr]))(?<name>[a-z\d]{5,})$/.exec(word)?.groups?.name

const withoutArticle = (word: string): string =>
  word.replace(/^(?:(?:[وفبك]?ال|لل)(?=.{2})|l(?=[bcdfgjkmnpqrstvxz379][\p{L}\d]{2}))/u, '')

export const withoutArticles = (name: string): string => foldText(name).split(' ').map(withoutArticle).join(' ')

/**
 * A name of several words without small ones, each word by the first of its sisters: « faculté de droit », « lfac d l7o9o9 »
 * and « كلية الحقوق » are one.
 */
export const plainName = (name: string): string =>
  name
    .split(' ')
    .filter((word) => !/^(?:d|de|des|du|l|la|le|les|dyal|dial|ديال|د)$/.test(word))
    .map(plainWord)
    .join(' ')

/** Kept for the next span: a sentence is read by spans of all lengths, and people type the same words. */
const plainWords = new Map<string, string>()
const mostKept = 10_000

const plainWord = (word: string): string => {
  const known = plainWords.get(word)
  if (known !== undefined) return known
  const plain = formsOf([word]).flatMap((form) => sisterOf.get(form) ?? [])[0] ?? withoutArticle(word)
  if (plainWords.size >= mostKept) plainWords.clear()
  plainWords.set(word, plain)
  return plain
}

const sisterOf = new Map(
  nameWords.flatMap((line) => {
    const words = line.split(',').map((word) => foldText(word))
    return words.map((word) => [word, words[0] ?? word] as const)
  }),
)
