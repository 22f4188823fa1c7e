import type { ParsedOf } from '@colocdar/contracts/endpoint'
import { AppError } from '@colocdar/contracts/errors'
import { mails } from '@colocdar/contracts/mails'
import { paths } from '@colocdar/contracts/paths'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Deps } from './deps.ts'
import { stopAlertes } from './features/alertes/alertes.service.ts'
import { findActeur } from './features/auth/auth-sessions.service.ts'
import { registerUploads } from './features/images/images.plugin.ts'
import { stopMails } from './features/mails/mails.service.ts'
import { featureRoutes } from './features.ts'
import { acteurPlugin } from './http/bearer-token.ts'
import { handleErrors, sendError } from './http/errors.ts'
import { translateAnswers } from './http/language.ts'
import { registerOneClick } from './http/one-click.ts'
import { parseInput } from './http/parse.ts'
import { registerRoutes } from './http/register-routes.ts'
import type { Route } from './http/route.ts'
import * as texts from './http/texts.fr.ts'
import { type AddressLimit, limitAddresses } from './limits/limits.plugin.ts'
import { registerOpenApi } from './openapi/openapi.plugin.ts'
import { multipartLimits } from './pictures/receive-file.ts'
import { pairSentences } from './sentences.ts'
import { textPairs } from './texts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract behind a route; absent for files and pages. */
    endpoint?: import('@colocdar/contracts/endpoint').Endpoint
  }
}

export interface AppOptions {
  deps: Deps
  fastify?: FastifyServerOptions
  /** Overrides the calls allowed per address, for benchmarks and tests, which all come from one. */
  addressLimit?: AddressLimit
  /** Adds hooks that run before those of the API: headers, caches. */
  prepare?: (app: FastifyInstance) => void
}

/** The whole API as one Fastify instance. Tests call it by `inject`; the server adds the pages. */
export const buildApp = async ({ deps, fastify, addressLimit, prepare }: AppOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    // Bodies are small JSON; photos come as streams with their own limit.
    bodyLimit: 256 * 1024,
    // Requests that the router itself refuses (a malformed or too long URL) get the same kind of error body.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    ...fastify,
    routerOptions: { maxParamLength: 300, ...fastify?.routerOptions },
  }) as FastifyInstance
  handleErrors(app)
  // Before those that compress.
  translateAnswers(app, sentences)
  prepare?.(app)
  storeNothingByDefault(app)
  limitAddresses(app, deps, addressLimit)
  await app.register(acteurPlugin, { findActeur: (token) => findActeur(deps, token) })
  registerUploads(app, deps)
  registerOneClick(app, [
    { pattern: paths.stopAlerte.pattern, stop: ({ token = '' }) => stopAlertes(deps.db, token) },
    {
      pattern: paths.stopMails.pattern,
      stop: (params) =>
        stopMails(deps, parseInput(mails.arret, { body: params }).body as ParsedOf<typeof mails.arret>['body']),
    },
  ])
  await app.register(
    async (api) => {
      const [forms, others] = [featureRoutes.filter(takesForm), featureRoutes.filter((route) => !takesForm(route))]
      registerRoutes(api, others, deps)
      // On upload routes only: elsewhere a form would count as an empty body, which passes where every field is optional.
      await api.register(async (uploads) => {
        await uploads.register(multipart, { limits: multipartLimits })
        registerRoutes(uploads, forms, deps)
      })
      registerOpenApi(api)
      api.setNotFoundHandler(() => {
        throw new AppError('NOT_FOUND', { message: texts.unknownAddress })
      })
      // Otherwise the pages, which answer every other GET, would answer these with HTML.
      for (const path of ['/', '/*']) api.get(path, async (_request, reply) => reply.callNotFound())
    },
    { prefix: '/api' },
  )
  return app
}

const sentences = pairSentences(textPairs)

const takesForm = ({ endpoint }: Route): boolean => endpoint.multipart ?? false

/** Answers are private unless their route, a plugin before this one or the public cache says otherwise. */
const storeNothingByDefault = (app: FastifyInstance): void => {
  // After the hooks of the public cache, which declares what it stores.
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    next(null, payload)
  })
}
