import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { lazyLog } from './lazy-log.ts'

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

export interface Logging {
  loggerInstance: FastifyBaseLogger
  logController: LogController
  childLoggerFactory: typeof lazyLog
}

/** Structured logs, one JSON line an event, without anything that opens a door. */
export const createLogging = (level: string, destination?: DestinationStream): Logging => {
  const loggerInstance = pino(
    {
      level,
      redact: { paths: ['req.headers.authorization', '*.password', '*.token', '*.newPassword'], censor: '[masqué]' },
      serializers: {
        err: describeError,
        req: (request: FastifyRequest) => ({ method: request.method, url: redactUrl(request.url), ip: request.ip }),
        res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      },
    },
    destination ?? pino.destination({ sync: false }),
  )
  return {
    loggerInstance,
    logController: new AnswerLog(loggerInstance.isLevelEnabled('info') ? (destination ?? inBatches()) : null),
    childLoggerFactory: lazyLog,
  }
}

// A system call for each line was a fifth of the work of an answer from the cache.
const batchBytes = 8_192
const longestWaitMs = 1_000

/** The end of the process writes what still waits. */
const inBatches = (): DestinationStream => {
  const destination = pino.destination({ sync: false, minLength: batchBytes })
  setInterval(() => destination.flush(), longestWaitMs).unref()
  return destination
}

/** A line for each answer, and none for the request before it. Its fields are these alone: nothing to search and mask. */
class AnswerLog extends LogController {
  readonly #destination: DestinationStream | null

  constructor(destination: DestinationStream | null) {
    super()
    this.#destination = destination
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (error) super.requestCompleted(error, request, reply)
    this.#destination?.write(
      `${JSON.stringify({
        level: 30,
        time: Date.now(),
        reqId: request.id,
        ip: request.ip,
        method: request.method,
        url: redactUrl(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        msg: 'answered',
      })}\n`,
    )
  }
}
