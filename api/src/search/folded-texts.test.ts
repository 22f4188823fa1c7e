import { foldText } from '@colocdar/contracts/fold-text'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()

describe('folded texts', () => {
  it('are the same in the database', async () => {
    const unit = fc.constantFrom(..."aÉèÇœŒæ’'-–  .,/«»ïüñßﬁ²مَدِينة٣أإآؤئىـݣڭگک،؛؟_@&!\u00a0\t".split(''))
    const texts = [...fc.sample(fc.string({ unit }), 200), 'Aïn Sebaâ', 'شُقَّةٌ فِي أݣَادِير، قُرب الجَـــامعة؟']
    const { rows } = await test.deps.db.execute<{ folded: string }>(
      sql`select fold_text(t) as folded from unnest(${sql.param(texts)}::text[]) with ordinality as x (t, n) order by n`,
    )
    expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldText))
  })
})
