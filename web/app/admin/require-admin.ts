import { AppError } from '@colocdar/contracts/errors'
import { type DataStrategyResult, data, type MiddlewareFunction } from 'react-router'
import { authStore } from '../lib/auth/auth-store.ts'
import { isMissing } from '../lib/client/or-not-found.ts'

/** Client middleware of the administration, after `requireSession`: for other members it does not exist. */
export const requireAdmin: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const { user } = authStore.getState()
  if (!user?.roles.includes('ROLE_ADMIN')) throw notFound()
  await next()
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

// Browsers remember the role that somebody had; the server knows the one of now.
const isRefused = (error: unknown): boolean => error instanceof AppError && error.code === 'FORBIDDEN'

const notFound = () => data(null, { status: 404 })
