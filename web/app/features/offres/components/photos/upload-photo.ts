import { images } from '@colocdar/contracts/images'
import { callBy } from '../../../../lib/client/client.ts'
import { progressFetch } from '../../../../lib/client/progress-fetch.ts'

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
