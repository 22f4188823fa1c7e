import { AppError } from '@colocdar/contracts/errors'
import * as texts from '#texts/lib/client'

/** Null when the message is not the server's own: no network, or a proxy's response. */
export const serverMessage = (error: unknown): string | null => {
  if (!(error instanceof AppError)) return null
  const madeUpByClient = (error.code === 'INTERNAL' || error.code === 'UNAVAILABLE') && !error.requestId
  return madeUpByClient ? null : error.message
}

/** Why something failed, in French: the server's own words, or that there was no answer. */
export const reasonOf = (error: unknown): string | null => {
  const { name } = error as Partial<Error>
  return name === 'NetworkError' || name === 'ChunkLoadError' ? noConnection : serverMessage(error)
}

/** There is a newer version, perhaps from another window of the same member. */
export const isStale = (error: unknown): boolean => error instanceof AppError && error.code === 'STALE'

/** What it was about has changed meanwhile; the message says so. */
export const isConflict = (error: unknown): error is AppError => error instanceof AppError && error.code === 'CONFLICT'

/** The spec's words for a call without an answer. */
export const noConnection: string = texts.noConnection
