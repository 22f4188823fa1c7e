import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: everyone, a signed-in member, a member with a verified e-mail, or an administrator. */
export type Access = 'public' | 'membre' | 'emailVerifie' | 'admin'

/** What a body is parsed by, and as what. */
export interface ChosenBody {
  schema: z.ZodMiniType
  body: unknown
}

/** One call of the API, from which its route, its OpenAPI description and its typed client are derived. */
export interface Endpoint {
  method: Method
  /** Below the API root, with parameters in braces: `/test/coloc/{id}`. */
  path: `/${string}`
  access: Access
  summary: string
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  /** Which of several bodies it is, where one of them would hide what is wrong with another. */
  chooseBody?: (given: unknown) => ChosenBody
  response: z.ZodMiniType
  /** Status of a success; by default 200, or 204 without an answer. */
  status?: 201
  /** `text` sends a plain string, as the spec's phone and verification calls do; `events` a stream that stays open. */
  answers?: 'json' | 'text' | 'events'
  /** The body is a form with one file in the field `file`, read as a stream by the route. */
  multipart?: true
  /** A request with the same `Idempotency-Key` gets the first answer and has no second effect. */
  idempotent?: true
  /** Answers carry an ETag; what can be STALE honours If-Match. */
  versioned?: true
  /** Open to an administrator who has not shown the second factor yet. */
  beforeFactor?: true
  /** The same for everyone, and stored in the public cache. */
  cacheable?: true
  /** Errors beyond those implied by access and schemas. */
  errors?: readonly ErrorCode[]
}

type Definition = Omit<Endpoint, 'method' | 'path' | 'access'>

/** `endpoint('GET', '/favoris', 'membre', { summary, response })`. Without effects: bundlers may leave out unused calls. */
// @__NO_SIDE_EFFECTS__
export const endpoint = <
  const M extends Method,
  const Path extends Endpoint['path'],
  const A extends Access,
  const D extends Definition,
>(
  method: M,
  path: Path,
  access: A,
  definition: D,
) => ({ method, path, access, ...definition })

export const statusOf = ({ status, response }: Endpoint): number => status ?? (response.type === 'void' ? 204 : 200)

type PartOf<E, K extends PropertyKey> = E extends Record<K, infer S> ? S : undefined
type InputPart<E, K extends 'params' | 'query' | 'body'> =
  PartOf<E, K> extends z.ZodMiniType ? Record<K, z.input<PartOf<E, K>>> : unknown
type ParsedPart<E, K extends 'params' | 'query' | 'body'> =
  PartOf<E, K> extends z.ZodMiniType ? z.output<PartOf<E, K>> : undefined

type QueryInput<E> =
  PartOf<E, 'query'> extends z.ZodMiniType
    ? Record<string, never> extends z.input<PartOf<E, 'query'>>
      ? { query?: z.input<PartOf<E, 'query'>> }
      : { query: z.input<PartOf<E, 'query'>> }
    : unknown

/** What a caller passes. */
export type InputOf<E extends Endpoint> = InputPart<E, 'params'> & QueryInput<E> & InputPart<E, 'body'>
/** What a handler receives, parsed. */
export interface ParsedOf<E extends Endpoint> {
  params: ParsedPart<E, 'params'>
  query: ParsedPart<E, 'query'>
  body: ParsedPart<E, 'body'>
}
export type OutputOf<E extends Endpoint> = z.output<E['response']>

/** `/test/coloc/{id}` and `{ id: 12 }` make `/test/coloc/12`. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
