import type { Endpoint } from '@colocdar/contracts/endpoint'
import fc from 'fast-check'
import { anyCharacter, arbitraryOf, hostileTexts, type KnownForms } from './zod-arbitrary.ts'

export interface FuzzRequest {
  /** Index of the caller. */
  caller: number
  path: string
  search: string
  payload: string | undefined
  headers: Record<string, string>
}

/** Requests to one call: some valid by its contract, some with one broken part, some broken altogether. */
export const fuzzRequests = (endpoint: Endpoint, known: KnownForms): fc.Arbitrary<FuzzRequest> =>
  fc.record({
    caller: fc.nat(2),
    path: pathOf(endpoint, known),
    search: endpoint.query ? searchOf(endpoint.query, known) : fc.constant(''),
    payload: endpoint.body && !endpoint.multipart ? payloadOf(endpoint.body, known) : fc.constant(undefined),
    headers: oddHeaders,
  })

const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...hostileTexts))

type Schema = Parameters<typeof arbitraryOf>[0]
const shaped = (schema: Schema, known: KnownForms) => arbitraryOf(schema, known)

/** A valid value with one field removed, replaced or added. */
const broken = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(value, fc.nat(30), anything, fc.constantFrom('drop', 'replace', 'add')).map(([whole, pick, other, how]) => {
    if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return other
    const names = Object.keys(whole)
    const name = names[pick % Math.max(1, names.length)] ?? 'x'
    if (how === 'drop') return Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name))
    return { ...whole, [how === 'add' ? `autre${pick}` : name]: other }
  })

const payloadOf = (schema: Schema, known: KnownForms): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: shaped(schema, known).map(toJson) },
    { weight: 4, arbitrary: broken(shaped(schema, known)).map(toJson) },
    { weight: 1, arbitrary: anything.map(toJson) },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 80 }) },
  )

const toJson = (value: unknown): string => JSON.stringify(value) ?? ''

const searchOf = (schema: Schema, known: KnownForms): fc.Arbitrary<string> => {
  const query = shaped(schema, known)
  return fc
    .tuple(
      fc.oneof(query, broken(query)),
      fc.constantFrom('', '', '', '&page=1&page=2', '&a[]=1', '&%00=%ff', '&__proto__=1'),
    )
    .map(([value, tail]) => `?${toPairs(value)}${tail}`)
}

const toPairs = (value: unknown): string =>
  Object.entries(typeof value === 'object' && value !== null ? value : {})
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => `${encoded(name)}=${encoded(typeof field === 'object' ? toJson(field) : field)}`)
    .join('&')

const pathOf = ({ path, params }: Endpoint, known: KnownForms): fc.Arbitrary<string> => {
  if (!params) return fc.constant(path)
  const values = fc.oneof(shaped(params, known), broken(shaped(params, known)))
  return values.map((value) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => encoded((value as Record<string, unknown>)[name] ?? '0')),
  )
}

const encoded = (value: unknown): string => encodeURIComponent(String(value).toWellFormed())

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { 'if-match': '"1"' },
  { 'if-match': '"0", W/"x", *' },
  { 'idempotency-key': 'essai' },
  { 'idempotency-key': 'x'.repeat(500) },
  { accept: 'text/html;q=0.1, */*' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'if-none-match': '*' },
  { authorization: 'Basic eDp5' },
)
