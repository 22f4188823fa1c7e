import { AppError } from '@colocdar/contracts/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Acteur } from './acteur.ts'
import { requireFactor } from './factor.ts'
import * as texts from './texts.fr.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in caller; null for a visitor. Set before any route runs. */
    acteur: Acteur | null
  }
}

export type FindActeur = (token: string) => Promise<Acteur | null>

/** Looks up the caller of each request by its bearer token, and refuses calls whose token is not valid. */
export const acteurPlugin = fp(async (app: FastifyInstance, options: { findActeur: FindActeur }) => {
  app.decorateRequest('acteur', null)
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization === undefined || !readsToken(request)) return
    const token = bearerToken(request)
    request.acteur = token ? await options.findActeur(token) : null
    // Public calls too: answered as for a visitor, a member's own hidden ads would seem not to exist.
    if (!request.acteur) throw new AppError('UNAUTHENTICATED', { message: texts.sessionEnded })
    requireFactor(request.acteur, request.routeOptions.config.endpoint)
  })
})

export const bearerToken = (request: FastifyRequest): string | null =>
  /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

/** Pages are the same for everyone, `/metrics` has a token of its own, and `/api/*` stands for calls that do not exist. */
const readsToken = ({ routeOptions: { url = '' } }: FastifyRequest): boolean => /^\/(api\/[^*]|uploads\/)/.test(url)
