import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Acteur } from './acteur.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in caller; null for a visitor. Set before any route runs. */
    acteur: Acteur | null
  }
}

export type FindActeur = (token: string) => Promise<Acteur | null>

/** Looks up the caller of each request by its bearer token. */
export const acteurPlugin = fp(async (app: FastifyInstance, options: { findActeur: FindActeur }) => {
  app.decorateRequest('acteur', null)
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request)
    request.acteur = token ? await options.findActeur(token) : null
  })
})

export const bearerToken = (request: FastifyRequest): string | null =>
  /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
