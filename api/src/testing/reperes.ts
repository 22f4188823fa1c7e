import type { Offre } from '@colocdar/contracts/offres'
import fc from 'fast-check'
import { updateFusion } from '../features/reperes/reperes-administration.repository.ts'
import { reperes } from '../schema/reperes.ts'
import type { TestData } from './test-app.ts'
import { unique } from './unique.ts'

export const createRepere = async (
  test: TestData,
  villeId: number,
  changes: Partial<typeof reperes.$inferInsert> = {},
) => {
  const [row] = await test.deps.db
    .insert(reperes)
    .values({ villeId, slug: `repere-${unique()}`, nom: `Repère ${unique()}`, genre: 'ECOLE', ...changes })
    .returning()
  if (!row) throw new Error('the landmark was not inserted')
  return row
}

const slugs = ['uir', 'ehtp', 'inpt', 'insea'] as const

/** What an offer may name of four landmarks, at random. */
export const anyReperes = fc.option(
  fc.subarray([...slugs], { minLength: 1 }).chain((some) => {
    const minutes = fc.constantFrom(1, 9, 10, 11, 60)
    return fc.tuple(...some.map((slug) => fc.record({ slug: fc.constant(slug), minutes })))
  }),
  { nil: null },
)

/** Creates the four; `mergeLast` puts the third in the place of the last. */
export const createFourReperes = async (test: TestData, villeId: number) => {
  const known = await Promise.all(slugs.map((slug) => createRepere(test, villeId, { slug })))
  const idOf = (slug: string) => known.find((repere) => repere.slug === slug)?.id as number
  return {
    rowsOf: (named: { slug: string; minutes: number }[] | null) =>
      named?.map((each) => ({ ...each, repereId: idOf(each.slug), nom: '', nomArabe: null, moyen: 'PIED' as const })) ??
      null,
    mergeLast: () => updateFusion(test.deps.db, idOf('insea'), idOf('inpt')),
  }
}

/** Whether an offer names a landmark, once the last was merged. */
export const isNear = ({ reperes }: Pick<Offre, 'reperes'>, slug: string, most = 60): boolean =>
  (reperes ?? []).some((named) => named.slug === (slug === 'insea' ? 'inpt' : slug) && named.minutes <= most)
