import { upload } from '@colocdar/contracts/paths'
import { safeStorage } from '../storage/safe-storage.ts'

/** A picture that is not public, asked for with the member's token. */
export const fetchPicture = async (src: string, signal: AbortSignal): Promise<Blob | null> => {
  const token = safeStorage.get('token')
  if (!token) return null
  const answer = await fetch(upload(src), { headers: { authorization: `Bearer ${token}` }, signal })
  return answer.ok ? answer.blob() : null
}
