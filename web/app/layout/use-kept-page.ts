import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Tells the service worker of pages that were opened without loading a document; those it sees itself. */
export const useKeptPage = (): void => {
  const { key, pathname, search } = useLocation()
  useEffect(() => {
    // The first page of a visit was loaded as a document.
    if (key !== 'default') navigator.serviceWorker?.controller?.postMessage(pathname + search)
  }, [key, pathname, search])
}
