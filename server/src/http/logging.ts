import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { describeError } from '../process/describe-error.ts'
import { decodeAscii, maskTokens } from '../process/mask-tokens.ts'
import { processName } from '../process/process-name.ts'

// Queries may carry tokens, e-mails, passwords and names: only the values of these parameters are logged.
const harmless = new Set([
  ...['page', 'size', 'maxResults', 'w', 'id', 'userId', 'villeId', 'excludedId', 'acteurId', 'objetId'],
  ...['verified', 'valide', 'kind', 'etat', 'filtre', 'action', 'objet', 'depuis', 'jusqua'],
])
// Each character is read once, however many separators there are. The router takes « # » for « ? ».
const parameter = /([?&#])([^=&?#]*)=[^&#]*/g

// Before and after decoding: an encoded separator belongs to a value, or hides a parameter in the path.
export const redactUrl = (url: string): string => maskTokens(maskValues(decodeAscii(maskValues(url))))

const maskValues = (url: string): string =>
  url.replace(parameter, (whole, separator: string, name: string) =>
    harmless.has(name) ? whole : `${separator}${name}=[masqué]`,
  )

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked by machines every few seconds: logged only when it fails. */
    routine?: true
  }
}

// A write for each line costs as much as a cached answer. What is left is written when the process exits.
const inBatches = { sync: false, minLength: 4096, periodicFlush: 100 }

export interface Logging {
  loggerInstance: FastifyBaseLogger
  logController: AnswerLog
}

/** Structured logs, one JSON line per event, without secrets. */
export const createLogging = (level: string, destination?: DestinationStream): Logging => {
  const loggerInstance = pino(
    {
      level,
      base: processName(),
      redact: { paths: ['req.headers.authorization', '*.password', '*.token', '*.newPassword'], censor: '[masqué]' },
      serializers: {
        err: describeError,
        // Fastify quotes URLs in some of its own.
        msg: maskTokens,
        req: (request: FastifyRequest) => ({ method: request.method, url: redactUrl(request.url), ip: request.ip }),
        res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
      },
    },
    destination ?? pino.destination(inBatches),
  )
  return { loggerInstance, logController: new AnswerLog(loggerInstance) }
}

/** An answer that was sent, as the log tells it. */
export interface Answered {
  reqId: string
  ip: string
  method: string
  /** Without secrets. */
  url: string
  status: number
  ms: number
}

/** One line per answer instead of Fastify's two per request. */
class AnswerLog extends LogController {
  readonly #log: FastifyBaseLogger

  constructor(log: FastifyBaseLogger) {
    super()
    // The fields below need no redaction, which would take 5 of 7 microseconds per line.
    this.#log = log.child({}, { redact: [] })
  }

  override incomingRequest(): void {}

  /** It would write the whole URL; the line of the answer says as much. */
  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (error) super.requestCompleted(error, request, reply)
    // A page that is made in advance is sent to no visitor. Its failure has a line of its own.
    if (request.publicCacheMiss?.renewal) return
    const { id: reqId, ip, method, url, routeOptions } = request
    const answer = { reqId, ip, method, url: redactUrl(url), status: reply.statusCode, ms: reply.elapsedTime }
    if (!routeOptions.config?.routine) this.answered(answer)
    else if (answer.status >= 500) this.#log.warn(inTenths(answer), 'answered')
  }

  answered({ reqId, ip, method, url, status, ms }: Answered): void {
    this.#log.info(inTenths({ reqId, ip, method, url, status, ms }), 'answered')
  }
}

/** Of a millisecond. */
const inTenths = (answer: Answered): Answered => ({ ...answer, ms: Math.round(answer.ms * 10) / 10 })
