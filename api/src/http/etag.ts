import { AppError } from '@colocdar/contracts/errors'

export interface Versioned<T> {
  value: T
  version: number
}

export const etagOf = (version: number): string => `"${version}"`

/** Sets the ETag of a versioned answer and returns its body. */
export const sendVersioned = <T>(
  call: { setHeader(name: string, value: string): void },
  { value, version }: Versioned<T>,
): T => {
  call.setHeader('etag', etagOf(version))
  return value
}

/** Refuses a change based on another version. Lock the row first, or two parallel changes may both pass. */
export const requireMatch = (ifMatch: string | undefined, version: number): void => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  // Compressing proxies turn ETags into weak ones.
  const accepted = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!accepted.includes(etagOf(version))) throw new AppError('STALE')
}
