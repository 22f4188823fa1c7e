import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes a popover once one of its links was followed. */
export const useClosedByNavigation = (popover: RefObject<HTMLElement | null>): void => {
  const { key } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    // It may be open already when the scripts arrive. A new key is a navigation, to the same page included.
    if (shown.current === key) return
    shown.current = key
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover()
  }, [key, popover])
}
