import { AppError } from '@colocdar/contracts/errors'

/** Null when the message is not the server's own: no network, or a proxy's response. */
export const serverMessage = (error: unknown): string | null => {
  if (!(error instanceof AppError)) return null
  const madeUpByClient = (error.code === 'INTERNAL' || error.code === 'UNAVAILABLE') && !error.requestId
  return madeUpByClient ? null : error.message
}
