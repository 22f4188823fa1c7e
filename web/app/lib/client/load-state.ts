import { AppError } from '@colocdar/contracts/errors'
import { reportError } from './report-error.ts'
import { noConnection, reasonOf } from './server-message.ts'

/** The state of something that a page loads. */
export type LoadState<T> =
  | { status: 'idle' | 'loading'; value: T | null; error: null }
  | { status: 'succeeded'; value: T; error: null }
  | { status: 'failed'; value: null; error: string }

export const idle = { status: 'idle', value: null, error: null } as const

/** The previous value stays until the response arrives. */
export const loading = <T>(before: LoadState<T>): LoadState<T> => ({
  status: 'loading',
  value: before.value,
  error: null,
})

/** Waits for a response or a failure, which is logged under `what`. */
export const settled = async <T>(what: string, answer: Promise<T>): Promise<LoadState<T>> => {
  try {
    return { status: 'succeeded', value: await answer, error: null }
  } catch (error) {
    return failed(what, error)
  }
}

export const failed = (what: string, error: unknown): LoadState<never> => {
  reportError(what, error)
  return { status: 'failed', value: null, error: sentenceOf(error) }
}

/** Errors of the browser speak English, and of what people cannot change. */
const sentenceOf = (error: unknown): string =>
  reasonOf(error) ?? (error instanceof AppError ? error.message : noConnection)
