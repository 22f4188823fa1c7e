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
  const messages = [
    ...(known.length < files.length ? [photoMessages.types] : []),
    ...(light.length < known.length ? [photoMessages.bytes] : []),
    ...(accepted.length < light.length ? [photoMessages.count] : []),
  ]
  return { accepted, messages }
}

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
