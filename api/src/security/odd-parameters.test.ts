import { type Endpoint, fillPath } from '@colocdar/contracts/endpoint'
import { describe, expect, it } from 'vitest'
import { rounds } from '../testing/endurance.ts'
import { everyCall } from '../testing/every-call.ts'
import { fingerprint } from '../testing/fingerprint.ts'
import { type Substitution, sendSubstitution, substitutions } from '../testing/substitute.ts'
import { useTestApp } from '../testing/test-app.ts'
import type { ValidCall } from '../testing/valid-call.ts'

const test = useTestApp()
// PostgreSQL refuses it if the contract lets it through: the case that new fields forget.
const unstorable = 'a\u0000b'
const oddValues: unknown[] = [
  '\ud800',
  ['x', { y: 1 }],
  1e308,
  -0.5,
  '9'.repeat(400),
  { __proto__: null, constructor: { prototype: { polluted: true } } },
  true,
  null,
  '',
  '\u202e\u0007',
  'x'.repeat(120_000),
]

const calls = everyCall()
  .filter(({ endpoint }) => !endpoint.multipart)
  .map((known, index) => ({ ...known, index }))

// In `npm test` each field gets one more of the odd values; in endurance each gets all.
const everyTurn = rounds({ short: 0, long: 1 }) === 1
const inTurn = <T>(list: T[], turn: number): T[] => (everyTurn ? list : list.slice(turn % list.length).slice(0, 1))

/** Query strings that a parser may not read as strings. */
const oddQueries = (name: string): string[] => [
  `${name}=1&${name}=2`,
  `${name}[]=1&${name}[]=2`,
  `${name}[a]=1&${name}[b][c]=2`,
  `__proto__=1&__proto__[polluted]=1&${name}.__proto__.polluted=1`,
  `constructor[prototype][polluted]=1`,
  `${name}=%00&${name}%00=1`,
  `${name}=%ED%A0%80&%ff=%fe`,
  `${name}=1e999&${name}=-1`,
  `${name}=${'9'.repeat(5000)}`,
  `&&==&${name}&=${name}&%`,
]

const oddBodies = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '[]',
  'null',
  '"text"',
  '1e999',
  '{"a":1,"a":2}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '{"\\ud800":"\\udfff"}',
  '\ufeff{}',
  '{',
  '',
]

const oddFields = (endpoint: Endpoint, call: ValidCall, turn: number): Substitution[] => {
  const byValue = oddValues.map((value) => substitutions(endpoint, call, value))
  const always = substitutions(endpoint, call, unstorable)
  const others = always.flatMap((_, field) => inTurn(byValue, turn + field).flatMap((tries) => tries[field] ?? []))
  return [...always, ...others]
}

const oddSurroundings = (
  { path, method, answers }: Endpoint,
  { params, query, body }: ValidCall,
  turn: number,
): Substitution[] => {
  const url = `/api${fillPath(path, params)}`
  const payload = body && { payload: JSON.stringify(body) }
  const searches = inTurn(oddQueries(Object.keys(query ?? {})[0] ?? 'id'), turn)
  // Otherwise a stream of events stays open.
  const ended = answers === 'events' ? '&attente=0' : ''
  const bodies = method === 'GET' ? [] : inTurn(oddBodies, turn)
  return [
    ...searches.map((search) => ({ field: search.slice(0, 50), url: `${url}?${search}${ended}`, ...payload })),
    ...bodies.map((text) => ({ field: 'body', url, payload: text })),
  ]
}

describe('odd parameters', () => {
  it.each(calls)('[SEC-06] are harmless in and around $id: 0 5xx, 0 effect', async ({ endpoint, prepare, index }) => {
    const call = await prepare(test)
    const tries = [...oddFields(endpoint, call, index), ...oddSurroundings(endpoint, call, index)]
    const before = await fingerprint(test)
    const answers = await Promise.all(tries.map((attempt) => sendSubstitution(test, endpoint, call, attempt)))
    const broken = answers.flatMap(({ statusCode }, at) =>
      statusCode >= 500 ? [`${statusCode} ${tries[at]?.field} ${tries[at]?.payload?.slice(0, 200) ?? ''}`] : [],
    )
    expect(broken).toEqual([])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    // Refused calls changed nothing.
    if (answers.every(({ statusCode }) => statusCode >= 400)) expect(await fingerprint(test)).toEqual(before)
  })
})
