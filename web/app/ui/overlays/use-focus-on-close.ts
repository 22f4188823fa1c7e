import { useEffect, useId, useRef } from 'react'

/** On close, focus returns to the button that opened it: give that button the returned id. */
export const useFocusOnClose = (open: boolean): string => {
  const buttonId = useId()
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) document.getElementById(buttonId)?.focus()
    wasOpen.current = open
  }, [open, buttonId])
  return buttonId
}
