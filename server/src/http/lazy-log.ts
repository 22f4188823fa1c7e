import type { FastifyBaseLogger } from 'fastify'

type Child = Parameters<FastifyBaseLogger['child']>

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The log of one request, made when something is written to it: most requests leave nothing but their answer's line. */
class LazyLog {
  readonly #parent: FastifyBaseLogger
  readonly #request: Child
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, request: Child) {
    this.#parent = parent
    this.#request = request
  }

  get made(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(...this.#request)
    return this.#made
  }

  get level() {
    return this.made.level
  }

  child(...more: Child): FastifyBaseLogger {
    return this.made.child(...more)
  }
}

// On the prototype: Fastify looks at each of them for each request, which must not make the log.
for (const level of levels) {
  Object.defineProperty(LazyLog.prototype, level, {
    value(this: LazyLog, ...line: [object, string]) {
      this.made[level](...line)
    },
  })
}

export const lazyLog = (parent: FastifyBaseLogger, ...request: Child): FastifyBaseLogger =>
  new LazyLog(parent, request) as unknown as FastifyBaseLogger
