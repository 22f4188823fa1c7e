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
