import { upload } from '@colocdar/contracts/paths'
import { useEffect, useState } from 'react'
import { safeStorage } from '../storage/safe-storage.ts'

/**
 * A photo that only its owner and administrators may see: an `<img>` sends no token, a fetch does. Undefined while it
 * loads, null when the member may not see it either. Does nothing without a name.
 */
export const usePrivatePicture = (src: string | null, width?: number): string | null | undefined => {
  const [loaded, setLoaded] = useState<{ src: string; url: string | null } | null>(null)
  useEffect(() => {
    if (src === null) return
    const unmounted = new AbortController()
    const { signal } = unmounted
    let url: string | null = null
    const show = (blob: Blob | null) => {
      if (signal.aborted) return
      url = blob && URL.createObjectURL(blob)
      setLoaded({ src, url })
    }
    fetchPicture(upload(src, width), signal).then(show, () => show(null))
    return () => {
      unmounted.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [src, width])
  return loaded && loaded.src === src ? loaded.url : undefined
}

const fetchPicture = async (url: string, signal: AbortSignal): Promise<Blob | null> => {
  const token = safeStorage.get('token')
  if (!token) return null
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal })
  return answer.ok ? answer.blob() : null
}
