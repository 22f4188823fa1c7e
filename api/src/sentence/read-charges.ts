import type { Comprise } from '@colocdar/contracts/villes-phrases'
import type { Token } from './tokens.ts'

/** Water and light with the word that they are included, in any order: « lma o daw m7soubin », « شاملة الماء والضو ». */
export const readCharges = (tokens: Token[], comprise: Comprise): void => {
  for (let from = 0; from < tokens.length; from += 1) {
    if (!isPart(tokens[from])) continue
    let to = from + 1
    while (isPart(tokens[to]) || (tokens[to]?.meaning?.kind === 'filler' && isPart(tokens[to + 1]))) to += 1
    const parts = tokens.slice(from, to).filter(isPart)
    const [utility, included] = [parts.some(isUtility), parts.some(isIncluded)]
    if (utility && included) {
      const before = tokens[from - 1]
      const isNot = [before, ...tokens.slice(from, to)].some((token) => token?.meaning?.kind === 'not')
      comprise.chargesComprises ??= !isNot
      for (const token of [...parts, ...(isNot && before?.meaning?.kind === 'not' ? [before] : [])])
        token.isTaken = true
    }
    from = to
  }
}

const isUtility = ({ meaning }: Token): boolean =>
  meaning?.kind === 'utility' || (meaning?.kind === 'fait' && meaning.fait === 'chargesComprises')

// « داخل » is also where a room lies.
const isIncluded = ({ meaning, word }: Token): boolean => meaning?.kind === 'included' || word === 'داخل'

const isPart = (token: Token | undefined): boolean => token !== undefined && (isUtility(token) || isIncluded(token))
