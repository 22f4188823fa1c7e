import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes a popover when one of its links is followed. */
export const useClosedByNavigation = (popover: RefObject<HTMLElement | null>): void => {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    // It may already be open at hydration. Every navigation has a new key, even one to the same page.
    if (shown.current === key) return
    shown.current = key
    popover.current?.togglePopover(false)
  }, [key, popover])
}
