import { AppError } from '@colocdar/contracts/errors'

export interface Versioned<T> {
  value: T
  version: number
}

export const etagOf = (version: number): string => `"${version}"`

/** The end of a versioned route: the ETag goes to the header, the thing to the body. */
export const sendVersioned = <T>(
  call: { setHeader(name: string, value: string): void },
  { value, version }: Versioned<T>,
): T => {
  call.setHeader('etag', etagOf(version))
  return value
}

/** Refuses a change that was based on another version. Call it with the row locked, or two may pass. */
export const requireMatch = (ifMatch: string | undefined, version: number): void => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  // A proxy that compresses marks the tags it passes on as weak.
  const accepted = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!accepted.includes(etagOf(version))) throw new AppError('STALE')
}
