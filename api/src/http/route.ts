import type { Readable } from 'node:stream'
import type { Endpoint, OutputOf, ParsedOf } from '@colocdar/contracts/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Acteur } from './acteur.ts'
import type { CacheTags } from './cache-tags.ts'

export interface CallLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** A call whose contract is not known at compile time. */
export interface AnyCall {
  params: unknown
  query: unknown
  body: unknown
  acteur: Acteur | null
  deps: Deps
  /** The caller's IP address, for limits and logs. */
  ip: string
  requestId: string
  log: CallLog
  ifMatch: string | undefined
  idempotencyKey: string | undefined
  setHeader(name: string, value: string): void
  /** The raw request, for uploads; undefined for calls by the in-process client. */
  request: FastifyRequest | undefined
}

/** A call with the types of its contract. The acteur is null only where the access is public. */
export type Call<E extends Endpoint> = Omit<AnyCall, 'params' | 'query' | 'body' | 'acteur'> &
  ParsedOf<E> & { acteur: E['access'] extends 'public' ? Acteur | null : Acteur }

export interface Route {
  endpoint: Endpoint
  handle(call: AnyCall): Promise<unknown>
  /** Of a cacheable answer. */
  tags?(output: unknown, input: { params: unknown; query: unknown }): CacheTags
}

/** Names what an answer shows, from the answer and what was asked for. */
export type TagsOf<E extends Endpoint> = (
  output: OutputOf<E>,
  input: Pick<ParsedOf<E>, 'params' | 'query'>,
) => CacheTags

/** Binds the contract of a stream to what opens it: a stream, or a text that ends. */
export const onEvents = <E extends Endpoint & { answers: 'events' }>(
  endpoint: E,
  open: (call: Call<E>) => Promise<Readable | string>,
): Route => ({ endpoint, handle: open as unknown as Route['handle'] })

/** Binds a contract to its handler. */
export const on = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<OutputOf<E>>,
  tags?: TagsOf<E>,
): Route => ({
  endpoint,
  // Types are checked against E up to here; the list of routes holds all contracts.
  handle: handle as unknown as Route['handle'],
  ...(tags && { tags: tags as unknown as NonNullable<Route['tags']> }),
})
