import type { Method } from '@colocdar/contracts/endpoint'
import type { TestMembre } from './membres.ts'
import type { TestApp } from './test-app.ts'

interface CallParts {
  /** Who calls; a visitor when absent. */
  as?: TestMembre | null
  body?: object
  headers?: Record<string, string>
}

/** `call(test, 'GET', '/test/ville')`: one request through the whole HTTP stack. */
export const call = (test: TestApp, method: Method, path: string, { as, body, headers }: CallParts = {}) =>
  test.app.inject({
    method,
    url: `/api${path}`,
    headers: { ...as?.headers, ...headers },
    ...(body && { payload: body }),
  })
