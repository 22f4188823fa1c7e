import { AppError } from '@colocdar/contracts/errors'
import { type DataStrategyResult, data, type MiddlewareFunction } from 'react-router'
import { authStore } from '../../lib/auth/auth-store.ts'
import { isMissing } from '../../lib/or-not-found.ts'

/** Client middleware of the administration: for anybody else it does not exist. */
export const requireAdmin: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  authStore.getState().load()
  if (isAdmin()) await next()
  // Or the server ended the session while the page was loading.
  if (!isAdmin()) throw notFound()
}

/** For the loaders of the administration: what is not there, or no longer for this person, is a page that does not exist. */
export const adminLoad = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error) || isRefused(error)) throw notFound()
    throw error
  }
}

const isAdmin = (): boolean => authStore.getState().user?.roles.includes('ROLE_ADMIN') ?? false

// Browsers remember the role that somebody had; the server knows the one of now.
const isRefused = (error: unknown): boolean =>
  error instanceof AppError && ['FORBIDDEN', 'UNAUTHENTICATED'].includes(error.code)

const notFound = () => data(null, { status: 404 })
