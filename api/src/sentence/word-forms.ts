import { foldText } from '@colocdar/contracts/fold-text'

/** As typed; in Arabic without the article and the particles before it, in Darija without those that are written with the word. */
export const formsOf = (words: string[]): string[] => {
  const [first = '', ...others] = words.map(withoutArticle)
  const without = /^[فبلوك]/.test(first) ? [first.slice(1)] : /^[lfb]\p{L}{3}/u.test(first) ? [first.slice(1)] : []
  return [...new Set([words.join(' '), ...[first, ...without].map((form) => [form, ...others].join(' '))])]
}

const withoutArticle = (word: string): string => word.replace(/^(?:[وفبك]?ال|لل)(?=.{2})/, '')

export const withoutArticles = (name: string): string => foldText(name).split(' ').map(withoutArticle).join(' ')
