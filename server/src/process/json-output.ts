import { format } from 'node:util'
import { describeError } from './describe-error.ts'
import { maskTokens } from './mask-tokens.ts'
import { processName } from './process-name.ts'

// The numbers of pino, which writes the lines about requests.
const levels = { debug: 20, log: 30, info: 30, warn: 40, error: 50 } as const
const fatal = 60

/** Node's own printing of warnings is turned off for services (`--no-warnings`): they go to the console like the rest. */
export const printWarnings = (): void => void process.on('warning', (warning) => console.warn(warning))

/**
 * From now on whatever this process prints is a line of JSON: sentences of our own, what libraries write to the console,
 * and the error that ends it. A log collector reads them like the lines about requests.
 */
export const printJson = (): void => {
  const print = (level: number, args: unknown[]) => process.stdout.write(`${JSON.stringify(lineOf(level, args))}\n`)
  for (const [name, level] of Object.entries(levels))
    console[name as keyof typeof levels] = (...args: unknown[]) => print(level, args)
  process.on('uncaughtException', (error) => {
    print(fatal, [error])
    process.exit(1)
  })
}

const lineOf = (level: number, args: unknown[]) => {
  const error = args.find((arg) => arg instanceof Error)
  // The error is described without what members wrote, which its text may quote.
  const err = error && describeError(error)
  const msg = maskTokens(format(...args.filter((arg) => arg !== error)).trim())
  return {
    level,
    time: Date.now(),
    ...processName(),
    ...(err && { err }),
    msg: msg || err?.message,
  }
}
