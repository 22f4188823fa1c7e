import { AppError } from '@colocdar/contracts/errors'

/** Null when nothing that the server wrote came back: no network, or an answer of somebody else's. */
export const serverMessage = (error: unknown): string | null => {
  if (!(error instanceof AppError)) return null
  const madeUpByClient = (error.code === 'INTERNAL' || error.code === 'UNAVAILABLE') && !error.requestId
  return madeUpByClient ? null : error.message
}
