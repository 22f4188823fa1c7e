import { AppError } from '@colocdar/contracts/errors'
import { images } from '@colocdar/contracts/images'
import { photoLimits, photoMessages } from '@colocdar/contracts/photo-limits'
import { loadChunk } from '../../../../lib/client/chunks.ts'
import { callBy } from '../../../../lib/client/client.ts'
import { progressFetch } from '../../../../lib/client/progress-fetch.ts'

/** Photos of today's phones are often larger than 5 MB. What makes them smaller is loaded when one is. */
export const withinLimits = async (file: File): Promise<File> => {
  if (file.size <= photoLimits.bytes) return file
  const chunk = await loadChunk('photos', () => import('./shrink-photo.ts')).catch(() => null)
  return chunk ? chunk.shrinkPhoto(file) : file
}

/** Filters the chosen files before upload, and says why some are left out; the server checks again. */
export const admitPhotos = (files: readonly File[], present: number) => {
  const known = files.filter(({ type }) => (photoLimits.types as readonly string[]).includes(type))
  const light = known.filter(({ size }) => size <= photoLimits.bytes)
  const accepted = light.slice(0, Math.max(0, photoLimits.count - present))
  const leftOut = [
    { message: photoMessages.types, names: namesOf(files.filter((file) => !known.includes(file))) },
    { message: photoMessages.bytes, names: namesOf(known.filter((file) => !light.includes(file))) },
    { message: photoMessages.count, names: namesOf(light.slice(accepted.length)) },
  ].filter(({ names }) => names.length > 0)
  return { accepted, leftOut }
}

const namesOf = (files: readonly File[]): string[] => files.map(({ name }) => name)

/** The server looked at the file and does not take it: another try would not help. */
export const isRefused = (error: unknown): boolean =>
  error instanceof AppError && ['INVALID', 'TOO_LARGE', 'UNSUPPORTED_TYPE'].includes(error.code)

interface UploadOptions {
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/** Uploads one photo and returns the name that the server gave it. */
export const uploadPhoto = async (file: File, { onProgress, signal }: UploadOptions): Promise<string> => {
  const body = new FormData()
  body.set('file', file)
  const { success, fileName, message } = await callBy(progressFetch(onProgress))(images.upload, { body }, { signal })
  if (!success || !fileName) throw new Error(message)
  return fileName
}
