import { photoLimits, photoMessages } from '@colocdar/contracts/photo-limits'

interface Admission {
  accepted: File[]
  /** Why some were left out, each reason once. */
  messages: string[]
}

/** Filters the chosen files before upload; the server checks again. */
export const admitPhotos = (files: readonly File[], present: number): Admission => {
  const known = files.filter(({ type }) => (photoLimits.types as readonly string[]).includes(type))
  const light = known.filter(({ size }) => size <= photoLimits.bytes)
  const accepted = light.slice(0, Math.max(0, photoLimits.count - present))
  const messages = [
    ...(known.length < files.length ? [photoMessages.types] : []),
    ...(light.length < known.length ? [photoMessages.bytes] : []),
    ...(accepted.length < light.length ? [photoMessages.count] : []),
  ]
  return { accepted, messages }
}
