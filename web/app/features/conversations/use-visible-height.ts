import { useEffect, useRef } from 'react'

/** The keyboard of a phone covers the page instead of shrinking it: the element gets the height that stays visible. */
export const useVisibleHeight = () => {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const resize = () => element.current?.style.setProperty('--visible', `${Math.round(viewport.height)}px`)
    resize()
    viewport.addEventListener('resize', resize)
    return () => viewport.removeEventListener('resize', resize)
  }, [])
  return element
}
