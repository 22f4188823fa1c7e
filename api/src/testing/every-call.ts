import { type Endpoint, fillPath } from '@colocdar/contracts/endpoint'
import { allEndpoints } from '@colocdar/contracts/table'
import type { TestApp } from './test-app.ts'
import type { ValidCall } from './valid-call.ts'
import { validCalls } from './valid-calls.ts'

export interface CallCase {
  id: string
  endpoint: Endpoint
  prepare(test: TestApp): Promise<ValidCall>
}

/** Every call of the API with an example that succeeds. Throws if a contract has none. */
export const everyCall = (): CallCase[] =>
  allEndpoints.map(({ id, endpoint }) => {
    const prepare = validCalls[id]
    if (!prepare) throw new Error(`testing/valid-calls.ts does not know how to call ${id}`)
    return { id, endpoint, prepare }
  })

export const send = (test: TestApp, endpoint: Endpoint, call: ValidCall, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: endpoint.method,
    url: `/api${fillPath(endpoint.path, call.params)}`,
    ...(call.query && { query: toTexts(call.query) }),
    headers: { ...call.as?.headers, ...call.form?.headers, ...headers },
    ...(call.form ? { payload: call.form.payload } : call.body && { payload: call.body }),
  })

const toTexts = (query: Record<string, string | number | boolean>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
