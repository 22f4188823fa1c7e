import { useEffect, useRef } from 'react'

/**
 * For a view that replaces another without a navigation: focuses its title and scrolls to the top, as a new page would.
 */
export const useArrival = () => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return title
}
