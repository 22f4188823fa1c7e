import { type Endpoint, fillPath } from '@colocdar/contracts/endpoint'
import type { TestApp } from './test-app.ts'
import type { ValidCall } from './valid-call.ts'

export interface Substitution {
  /** The replaced field: `query.page`, `body.titre`, `params.id`. */
  field: string
  url: string
  payload?: string
}

/** One variant of the call per field, with that field replaced by `value`. */
export const substitutions = (endpoint: Endpoint, call: ValidCall, value: unknown): Substitution[] => {
  const shape = (endpoint.query as { _zod?: { def: { shape: object } } } | undefined)?._zod?.def.shape ?? {}
  const query = { ...Object.fromEntries(Object.keys(shape).map((name) => [name, undefined])), ...call.query }
  // Callers cannot choose the order; the parameter must have no effect.
  const queryNames = [...Object.keys(query), ...(endpoint.method === 'GET' ? ['sort', 'order'] : [])]
  const payload = call.body && { payload: JSON.stringify(call.body) }
  const address = (params = call.params, search = toSearch(query)) => `/api${fillPath(endpoint.path, params)}${search}`
  return [
    ...Object.keys(call.params ?? {}).map((name) => ({
      field: `params.${name}`,
      url: address({ ...call.params, [name]: toText(value) }),
      ...payload,
    })),
    ...queryNames.map((name) => ({
      field: `query.${name}`,
      url: address(call.params, toSearch({ ...query, [name]: toText(value) })),
      ...payload,
    })),
    ...Object.keys(call.body ?? {}).map((name) => ({
      field: `body.${name}`,
      url: address(),
      payload: JSON.stringify({ ...call.body, [name]: value }),
    })),
  ]
}

export const sendSubstitution = (
  test: TestApp,
  endpoint: Endpoint,
  { as }: ValidCall,
  { url, payload }: Substitution,
) =>
  test.app.inject({
    method: endpoint.method,
    url,
    headers: { ...as?.headers, ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { payload }),
  })

const toText = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value))

const toSearch = (query: Record<string, unknown>): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  return pairs.length === 0
    ? ''
    : `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`
}
