import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import type { Standby } from '../db/standby.ts'
import { everyCall, send } from '../testing/every-call.ts'
import { createMembre } from '../testing/membres.ts'
import { useTestApp } from '../testing/test-app.ts'

let standby: Database
let reads = 0
const read: Standby['read'] = (work) => {
  reads += 1
  return work(standby.db)
}
const test = useTestApp({ standby: { read } })

beforeAll(() => {
  standby = openDatabase({ url: `${test.database.url}&options=-c%20default_transaction_read_only%3Don` })
})
afterAll(() => standby?.close())

const isPublic = ({ endpoint }: ReturnType<typeof everyCall>[number]) => Boolean(endpoint.cacheable)

describe('a standby', () => {
  it.each(everyCall().filter(isPublic))(
    'may answer a visitor’s $id, never a member’s',
    async ({ endpoint, prepare }) => {
      const call = await prepare(test)
      reads = 0
      expect((await send(test, endpoint, { ...call, as: null })).statusCode).toBe(200)
      expect(reads).toBe(1)
      const { headers } = call.as ?? (await createMembre(test))
      expect((await send(test, endpoint, call, headers)).statusCode).toBe(200)
      expect(reads).toBe(1)
    },
  )

  it('answers nothing else that a visitor may call', async () => {
    const others = everyCall().filter((each) => each.endpoint.access === 'public' && !isPublic(each))
    for (const { id, endpoint, prepare } of others) {
      const call = await prepare(test)
      reads = 0
      await send(test, endpoint, call)
      expect(reads, id).toBe(0)
    }
  })
})
