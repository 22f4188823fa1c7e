import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Acteur } from './acteur.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who acts: null for a visitor. Set before any route runs. */
    acteur: Acteur | null
  }
}

export type FindActeur = (token: string) => Promise<Acteur | null>

/** Reads the bearer token of each request and says who acts. */
export const acteurPlugin = fp(async (app: FastifyInstance, options: { findActeur: FindActeur }) => {
  app.decorateRequest('acteur', null)
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request)
    request.acteur = token ? await options.findActeur(token) : null
  })
})

export const bearerToken = (request: FastifyRequest): string | null =>
  /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
