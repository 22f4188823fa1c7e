import { type Endpoint, fillPath } from '@colocdar/contracts/endpoint'
import { expect } from 'vitest'
import type { TestMembre } from './membres.ts'
import type { TestApp } from './test-app.ts'

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, string | number | boolean>
  body?: unknown
  headers?: Record<string, string>
}

/** Calls a contract over HTTP as a member or a visitor, and parses the answer's body if there is one. */
export const callAs = async (test: TestApp, who: TestMembre | null, endpoint: Endpoint, parts: Parts = {}) => {
  const search = new URLSearchParams(Object.entries(parts.query ?? {}).map(([name, value]) => [name, String(value)]))
  const answer = await test.app.inject({
    method: endpoint.method,
    url: `/api${fillPath(endpoint.path, parts.params)}${search.size > 0 ? `?${search}` : ''}`,
    headers: { ...who?.headers, ...parts.headers },
    ...(parts.body !== undefined && { payload: parts.body as object }),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : null }
}

/** The body of a call that must succeed. */
export const done = async <Body>(answer: Promise<{ status: number; body: Body }>): Promise<Body> => {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}
