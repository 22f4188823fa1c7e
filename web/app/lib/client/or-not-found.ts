import type { AppError } from '@colocdar/contracts/errors'
import { data } from 'react-router'

/** For loaders: an unknown or invalid id is a 404. */
export const orNotFound = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) throw data(null, { status: 404 })
    throw error
  }
}

// By name and not by class: the server renders with the API's copy of AppError.
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AppError' && ['NOT_FOUND', 'INVALID'].includes((error as AppError).code)
