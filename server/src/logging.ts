import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { describeError } from './describe-error.ts'

// Tokens, addresses, passwords and names may stand in a query; a log shows the values of these and of no other.
const harmless = new Set([
  ...['page', 'size', 'maxResults', 'w', 'id', 'userId', 'villeId', 'excludedId', 'acteurId', 'objetId'],
  ...['verified', 'valide', 'kind', 'etat', 'filtre', 'action', 'objet', 'depuis', 'jusqua'],
])
const parameter = /([?&])([^=&#]*)=[^&#]*/g
// The mail links carry their token in the path.
const secretPaths = /(\/auth\/(?:verifier|changer-mot-de-passe)\/)[^/?#]+/gi

export const redactUrl = (url: string): string =>
  url
    .replace(parameter, (whole, separator: string, name: string) =>
      harmless.has(name) ? whole : `${separator}${name}=[masqué]`,
    )
    .replace(secretPaths, '$1[masqué]')

/** Structured logs, one JSON line an event, without anything that opens a door. */
export const createLogger = (level: string, destination?: DestinationStream): FastifyBaseLogger =>
  pino(
    {
      level,
      redact: { paths: ['req.headers.authorization', '*.password', '*.token', '*.newPassword'], censor: '[masqué]' },
      serializers: {
        err: describeError,
        req: (request: FastifyRequest) => ({ method: request.method, url: redactUrl(request.url), ip: request.ip }),
        res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      },
    },
    destination,
  )
