import { useEffect, useState } from 'react'

/**
 * A photo that only its owner and administrators may see: an `<img>` sends no token, a fetch does. Undefined while it
 * loads, null when the member may not see it either. Does nothing without a name.
 */
export const usePrivatePicture = (src: string | null): string | null | undefined => {
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
    // Loaded when it is needed: visitors never do.
    import('../client/fetch-picture.ts')
      .then(({ fetchPicture }) => fetchPicture(src, signal))
      .then(show, () => show(null))
    return () => {
      unmounted.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [src])
  return loaded && loaded.src === src ? loaded.url : undefined
}
