import type { Endpoint, OutputOf, ParsedOf } from '@colocdar/contracts/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Acteur } from './acteur.ts'

export interface CallLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** One call being answered, before its contract says what the parts are. */
export interface AnyCall {
  params: unknown
  query: unknown
  body: unknown
  acteur: Acteur | null
  deps: Deps
  /** Address of the visitor, for limits and logs. */
  ip: string
  requestId: string
  log: CallLog
  ifMatch: string | undefined
  setHeader(name: string, value: string): void
  /** The raw request, for uploads; absent when the server calls itself while rendering. */
  request: FastifyRequest | undefined
}

/** The same, as a handler of that contract sees it: parsed, and signed in where the access asks for it. */
export type Call<E extends Endpoint> = Omit<AnyCall, 'params' | 'query' | 'body' | 'acteur'> &
  ParsedOf<E> & { acteur: E['access'] extends 'public' ? Acteur | null : Acteur }

export interface Route {
  endpoint: Endpoint
  handle(call: AnyCall): Promise<unknown>
}

/** Binds a contract to the service that fulfils it. */
export const on = <E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<OutputOf<E>>): Route => ({
  endpoint,
  // The types were checked against E here; past this line routes of all shapes share one list.
  handle: handle as unknown as Route['handle'],
})
