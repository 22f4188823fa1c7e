import { useEffect, useRef } from 'react'

/**
 * For a view that takes the place of another without a navigation: its title takes the focus and the page starts at
 * its top, as after a link. What was pressed last is gone.
 */
export const useArrival = () => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])
  return title
}
