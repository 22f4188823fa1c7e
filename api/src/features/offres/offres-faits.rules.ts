import type { OffreFiltres } from '@colocdar/contracts/offres-filtres'
import { offreFaits } from '../../schema/recherche.ts'

export type Fait = keyof typeof offreFaits

export const faits = Object.keys(offreFaits) as Fait[]

/** What a filter asks of the bits of an offer: that some of these are set, or that none is. */
interface BitTest {
  bits: number
  areSet: boolean
}

/** Unknown is not false: an offer that does not say is left out only when the filter asks for a yes. */
export const bitTestOf = (name: Fait, wanted: unknown): BitTest => {
  const fact = offreFaits[name]
  if (typeof fact === 'number') return { bits: fact, areSet: wanted === true }
  const bitOf: Record<string, number> = fact
  return { bits: (wanted as string[]).reduce((sum, value) => sum | (bitOf[value] ?? 0), 0), areSet: true }
}

/** Every value that the bits can have: each flag or not, one or none of the others. A new flag doubles them. */
const possible = Object.values(offreFaits).reduce<number[]>(
  (values, fact) => {
    const choices = typeof fact === 'number' ? [fact] : Object.values(fact)
    return values.flatMap((value) => [0, ...choices].map((bit) => value | bit))
  },
  [0],
)

/** The values that have the facts somebody asks for. */
export const faitsWith = (filtres: OffreFiltres): number[] => {
  const tests = faits.flatMap((name) => (filtres[name] === undefined ? [] : [bitTestOf(name, filtres[name])]))
  return possible.filter((value) => tests.every(({ bits, areSet }) => ((value & bits) !== 0) === areSet))
}
