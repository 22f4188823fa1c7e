// Every error that callers can get: its HTTP status and its default message.
export const errorCatalogue = {
  INVALID: { status: 400, message: 'Certaines informations sont invalides.' },
  UNAUTHENTICATED: { status: 401, message: 'Connectez-vous pour continuer.' },
  BAD_CREDENTIALS: { status: 401, message: 'email et/ou mot de passe incorrect(s)' },
  FORBIDDEN: { status: 403, message: 'Vous n’avez pas le droit de faire cela.' },
  ACCOUNT_BLOCKED: { status: 403, message: 'Ce compte est bloqué. Écrivez-nous pour en savoir plus.' },
  EMAIL_NOT_VERIFIED: { status: 403, message: 'Vérifiez votre adresse e-mail pour continuer.' },
  FACTOR_REQUIRED: { status: 403, message: 'Entrez le code de votre second facteur pour continuer.' },
  FACTOR_AGAIN: { status: 403, message: 'Cette action demande de nouveau le code de votre second facteur.' },
  PROFILE_INCOMPLETE: { status: 403, message: 'Complétez votre profil avant de publier une annonce.' },
  NOT_FOUND: { status: 404, message: 'Cette ressource n’existe pas.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Cette méthode n’est pas permise ici.' },
  CONFLICT: { status: 409, message: 'Cette action n’est plus possible.' },
  USERNAME_TAKEN: { status: 409, message: 'Ce nom d’utilisateur est déjà pris.' },
  EMAIL_TAKEN: { status: 409, message: 'Cette adresse e-mail est déjà utilisée.' },
  DEMANDE_EXISTS: { status: 409, message: 'Vous avez déjà une demande.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'Cette clé a déjà servi pour une autre demande. Rechargez la page et recommencez.',
  },
  STALE: { status: 412, message: 'Cette fiche a changé entre-temps. Rechargez-la avant de la modifier.' },
  TOO_LARGE: { status: 413, message: 'Le contenu envoyé est trop volumineux.' },
  ADDRESS_TOO_LONG: { status: 414, message: 'Cette adresse est trop longue.' },
  UNSUPPORTED_TYPE: { status: 415, message: 'Ce format n’est pas pris en charge.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Trop de tentatives. Réessayez dans quelques instants.' },
  INTERNAL: { status: 500, message: 'Une erreur inattendue s’est produite. Réessayez plus tard.' },
  UNAVAILABLE: { status: 503, message: 'Le service est momentanément indisponible. Réessayez dans quelques instants.' },
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
