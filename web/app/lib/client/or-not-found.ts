import type { AppError } from '@colocdar/contracts/errors'
import { data } from 'react-router'

/** For loaders: what the API does not know, or whose address makes no sense, is a page that does not exist. */
export const orNotFound = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) throw data(null, { status: 404 })
    throw error
  }
}

// By name and not by class: the server renders with the API's own copy of AppError.
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AppError' && ['NOT_FOUND', 'INVALID'].includes((error as AppError).code)
