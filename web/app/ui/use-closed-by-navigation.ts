import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** Closes a popover once one of its links was followed. */
export const useClosedByNavigation = (popover: RefObject<HTMLElement | null>): void => {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new navigation, to the same page included.
  useEffect(() => {
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover()
  }, [key, popover])
}
