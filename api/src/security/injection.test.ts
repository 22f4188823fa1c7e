import { describe, expect, it } from 'vitest'
import { rounds } from '../testing/endurance.ts'
import { everyCall } from '../testing/every-call.ts'
import { recordStatements } from '../testing/queries.ts'
import { sendSubstitution, substitutions } from '../testing/substitute.ts'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()
// Marks the payloads: it must never occur in the text of a statement.
const mark = 'canari9'

const payloads = [
  `${mark}' or 1=1 --`,
  `1; drop table ${mark}; --`,
  `${mark}') union select password_hash from utilisateurs --`,
  `${mark}'||pg_sleep(5)||'`,
  `${mark}" ; select 1 --`,
  `${mark}\\'; commit; --`,
  `$$${mark}$$ || (select version())`,
  `${mark}%' escape '!`,
  `created_at desc, (select ${mark})`,
  `{"${mark}": {"$gt": ""}}`,
]
// In `npm test` each field gets one of the payloads; in endurance each gets all.
const perField = rounds({ short: 1, long: payloads.length })

const calls = everyCall().filter(
  ({ endpoint: { multipart, method, params, query, body } }) =>
    !multipart && (method === 'GET' || params || query || body),
)

describe('SQL in a parameter', () => {
  it.each(calls)('[SEC-09] stays a value in every parameter of $id', async ({ endpoint, prepare }) => {
    const call = await prepare(test)
    const byPayload = payloads.map((payload) => substitutions(endpoint, call, payload))
    const tries = [...(byPayload[0]?.keys() ?? [])].flatMap((field) =>
      Array.from({ length: perField }, (_, turn) => byPayload[(field + turn) % payloads.length]?.[field] ?? []).flat(),
    )
    expect(tries.length).toBeGreaterThan(0)
    const failed: string[] = []
    const statements = await recordStatements(() =>
      Promise.all(
        tries.map(async (attempt) => {
          const answer = await sendSubstitution(test, endpoint, call, attempt)
          if (answer.statusCode >= 500) failed.push(`${attempt.field}: ${answer.statusCode}`)
        }),
      ),
    )
    expect(failed).toEqual([])
    expect(statements.filter(({ text }) => text.includes(mark))).toEqual([])
  })
})
