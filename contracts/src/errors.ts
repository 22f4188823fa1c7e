import { messages } from '#texts/errors'

// Every error that callers can get: its HTTP status and its default message.
export const errorCatalogue = {
  INVALID: { status: 400, message: messages.INVALID },
  UNAUTHENTICATED: { status: 401, message: messages.UNAUTHENTICATED },
  BAD_CREDENTIALS: { status: 401, message: messages.BAD_CREDENTIALS },
  FORBIDDEN: { status: 403, message: messages.FORBIDDEN },
  ACCOUNT_BLOCKED: { status: 403, message: messages.ACCOUNT_BLOCKED },
  EMAIL_NOT_VERIFIED: { status: 403, message: messages.EMAIL_NOT_VERIFIED },
  FACTOR_REQUIRED: { status: 403, message: messages.FACTOR_REQUIRED },
  FACTOR_AGAIN: { status: 403, message: messages.FACTOR_AGAIN },
  PROFILE_INCOMPLETE: { status: 403, message: messages.PROFILE_INCOMPLETE },
  NOT_FOUND: { status: 404, message: messages.NOT_FOUND },
  METHOD_NOT_ALLOWED: { status: 405, message: messages.METHOD_NOT_ALLOWED },
  CONFLICT: { status: 409, message: messages.CONFLICT },
  USERNAME_TAKEN: { status: 409, message: messages.USERNAME_TAKEN },
  EMAIL_TAKEN: { status: 409, message: messages.EMAIL_TAKEN },
  DEMANDE_EXISTS: { status: 409, message: messages.DEMANDE_EXISTS },
  IDEMPOTENCY_KEY_REUSED: { status: 409, message: messages.IDEMPOTENCY_KEY_REUSED },
  STALE: { status: 412, message: messages.STALE },
  TOO_LARGE: { status: 413, message: messages.TOO_LARGE },
  ADDRESS_TOO_LONG: { status: 414, message: messages.ADDRESS_TOO_LONG },
  UNSUPPORTED_TYPE: { status: 415, message: messages.UNSUPPORTED_TYPE },
  TOO_MANY_REQUESTS: { status: 429, message: messages.TOO_MANY_REQUESTS },
  INTERNAL: { status: 500, message: messages.INTERNAL },
  UNAVAILABLE: { status: 503, message: messages.UNAVAILABLE },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue

/** Messages by field path (`photos.0.src`), to be shown next to the field. */
export type ErrorDetails = Record<string, string>

export interface ErrorBody {
  code: ErrorCode
  message: string
  details?: ErrorDetails
  requestId: string
}

interface AppErrorOptions {
  message?: string
  details?: ErrorDetails
  /** Seconds to wait before retrying, sent as Retry-After. */
  retryAfter?: number
  /** Of a 429: it was not the caller alone, but everyone on the same network. For metrics; it is not sent. */
  limited?: 'network'
  requestId?: string
}

/** The error that services throw, the server turns into HTTP, and the client throws again. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails | undefined
  readonly retryAfter: number | undefined
  readonly limited: 'network' | undefined
  readonly requestId: string | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCatalogue[code].message)
    this.name = 'AppError'
    this.code = code
    this.details = options.details
    this.retryAfter = options.retryAfter
    this.limited = options.limited
    this.requestId = options.requestId
  }

  get status(): number {
    return errorCatalogue[this.code].status
  }
}

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorCatalogue, value)
