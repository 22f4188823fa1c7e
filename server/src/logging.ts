import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type DestinationStream, pino } from 'pino'

// Tokens, addresses and passwords may stand in a query (the spec's own forms); none may stand in a log.
const secretParameters = /([?&](?:token|newPassword|password|email|key)=)[^&#]*/gi
// The mail links carry their token in the path.
const secretPaths = /(\/auth\/(?:verifier|changer-mot-de-passe)\/)[^/?#]+/gi

export const redactUrl = (url: string): string =>
  url.replace(secretParameters, '$1[masqué]').replace(secretPaths, '$1[masqué]')

/** Structured logs, one JSON line an event, without anything that opens a door. */
export const createLogger = (level: string, destination?: DestinationStream): FastifyBaseLogger =>
  pino(
    {
      level,
      redact: { paths: ['req.headers.authorization', '*.password', '*.token', '*.newPassword'], censor: '[masqué]' },
      serializers: {
        err: pino.stdSerializers.err,
        req: (request: FastifyRequest) => ({ method: request.method, url: redactUrl(request.url), ip: request.ip }),
        res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      },
    },
    destination,
  )
