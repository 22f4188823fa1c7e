import { maskTokens } from './mask-tokens.ts'

interface Described {
  type: string
  code?: unknown
  message: string
  stack: string
  cause?: Described
}

/**
 * An error without what members wrote: Drizzle quotes the parameters of a failed statement, PostgreSQL the row or the
 * value, mail servers the address, React Router the URL. Only the properties named here are logged.
 */
export const describeError = (error: unknown): Described => {
  if (!isErrorLike(error)) return { type: typeof error, message: withoutSecrets(summaryOf(error)), stack: '' }
  const { name = 'Error', message, stack = '', cause, code, query } = error
  return {
    type: name,
    ...(code !== undefined && { code }),
    message: typeof query === 'string' ? `Failed query: ${query}` : withoutSecrets(withoutValue(message)),
    // Only the frames: before them the stack repeats the message.
    stack: stack.slice(stack.indexOf(message) + message.length).trimStart(),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

interface ErrorLike
  extends Partial<Record<'name' | 'stack', string>>,
    Partial<Record<'cause' | 'code' | 'query', unknown>> {
  message: string
}

// Not `instanceof Error`: the job queue reports copies of errors, which are plain objects.
const isErrorLike = (error: unknown): error is ErrorLike =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

/** Of an object only the names of its properties: their values may be what members wrote. */
const summaryOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `{ ${Object.keys(value).join(', ')} }` : String(value)

// `invalid input syntax for type integer: "…"`. Without a regular expression, which would look for the closing quote
// once for each opening one.
const withoutValue = (message: string): string => {
  const opening = message.indexOf(': "')
  const isQuoted = opening >= 0 && message.endsWith('"') && message.length > opening + 3
  return isQuoted ? `${message.slice(0, opening)}: [masqué]` : message
}

const withoutSecrets = (message: string): string => maskTokens(withoutAddresses(message))

// Word by word: as one expression it would look for « @ » from each letter of a long word.
const withoutAddresses = (message: string): string =>
  message.replace(/[^\s<>"'(),:;]+/g, (word) => (isAddress(word) ? '[masqué]' : word))

const isAddress = (word: string): boolean => {
  const at = word.indexOf('@', 1)
  return at > 0 && at < word.length - 1
}
