import { fillPath } from '@colocdar/contracts/endpoint'
import { describe, expect, it } from 'vitest'
import { everyCall, send } from '../testing/every-call.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { useTestApp } from '../testing/test-app.ts'

const test = useTestApp()

const contentTypes = [
  'application/json',
  'application/json\t; charset=utf-8',
  'application/json ; charset=utf-8',
  ' application/json',
  'application/json;',
  'application/json; charset=utf-16',
  'ApPlIcAtIoN/JsOn',
  'application/jsonp',
  'application/vnd.api+json',
  'application/merge-patch+json',
  'text/json',
  'text/plain',
  'text/plain; application/json',
  'application/json, text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '*/*',
  'x',
  '',
]

const withBody = everyCall().filter(({ endpoint }) => endpoint.body && !endpoint.multipart)

describe('content types', () => {
  it.each(withBody)('[SEC-07] cannot bypass the contract of $id', async ({ endpoint, prepare }) => {
    const call = await prepare(test)
    // Invalid for every contract, even where all fields are optional.
    const wrong = Object.fromEntries(Object.keys(call.body ?? {}).map((name) => [name, { wrong: true }]))
    const before = await fingerprint(test)
    const answers = await Promise.all(
      contentTypes.map((type) =>
        test.app.inject({
          method: endpoint.method,
          url: `/api${fillPath(endpoint.path, call.params)}`,
          headers: { ...call.as?.headers, 'content-type': type },
          payload: JSON.stringify(wrong),
        }),
      ),
    )
    const through = answers.flatMap(({ statusCode }, index) =>
      statusCode === 400 || statusCode === 415 ? [] : [`${JSON.stringify(contentTypes[index])}: ${statusCode}`],
    )
    expect(through).toEqual([])
    expect(await fingerprint(test)).toEqual(before)
    expect((await send(test, endpoint, call)).statusCode).toBeLessThan(300)
  })
})
