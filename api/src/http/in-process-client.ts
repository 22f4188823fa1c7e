import type { Client } from '@colocdar/contracts/client'
import type { Endpoint } from '@colocdar/contracts/endpoint'
import type { Deps } from '../deps.ts'
import { guards } from './access.ts'
import type { CacheTags } from './cache-tags.ts'
import { handleCall } from './handle-call.ts'
import { parseInput, parseOutput } from './parse.ts'
import type { CallLog, Route } from './route.ts'

/** A visit of a page: its calls are logged with the visitor's address and the id of the request. */
interface Visit {
  ip: string
  requestId: string
  log: CallLog
  /** Called with the tags of each answer. */
  onTags(tags: CacheTags): void
}

/** The API for one visit of a page. */
export type ClientFor = (visit: Visit) => Client

/**
 * Calls the API without HTTP while the server renders a page, with the same contracts, access checks and handlers.
 * Always as a visitor: rendered pages are the same for everyone.
 */
export const inProcessClients = (routes: Route[], deps: Deps): ClientFor => {
  const keyOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
  // By method and path, not by identity: the web bundle contains its own copy of the contracts.
  const routeByKey = new Map(routes.map((route) => [keyOf(route.endpoint), route]))

  return ({ onTags, ...visit }) =>
    async (endpoint, input) => {
      const route = routeByKey.get(keyOf(endpoint))
      if (!route) throw new Error(`no route for ${keyOf(endpoint)}`)
      guards[route.endpoint.access](null)
      const parsed = parseInput(route.endpoint, input as Parameters<typeof parseInput>[1])
      const output = await handleCall(route, {
        ...parsed,
        ...visit,
        acteur: null,
        deps,
        ifMatch: undefined,
        idempotencyKey: undefined,
        setHeader: () => {},
        request: undefined,
      })
      if (route.tags) onTags(route.tags(output, { params: parsed.params, query: parsed.query }))
      return parseOutput(route.endpoint, output) as never
    }
}
