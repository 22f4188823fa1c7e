import { AppError } from '@colocdar/contracts/errors'
import { data, type MiddlewareFunction } from 'react-router'
import { authStore } from '../lib/auth/auth-store.ts'
import { isMissing } from '../lib/client/or-not-found.ts'

/** Client middleware of the administration, after `requireSession`: a 404 for other members. */
export const requireAdmin: MiddlewareFunction = async (_, next) => {
  const { user } = authStore.getState()
  if (!user?.roles.includes('ROLE_ADMIN')) throw notFound()
  await next()
}

/** For the loaders of the administration: what is missing or forbidden is a 404. */
export const adminLoad = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error) || isRefused(error)) throw notFound()
    throw error
  }
}

// The role stored in the browser may be outdated.
const isRefused = (error: unknown): boolean => error instanceof AppError && error.code === 'FORBIDDEN'

const notFound = () => data(null, { status: 404 })
