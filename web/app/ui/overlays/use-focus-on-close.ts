import { useEffect, useId, useRef } from 'react'

/** What opens in the page takes the focus along when it closes: the button with this id, which had opened it, gets it. */
export const useFocusOnClose = (open: boolean): string => {
  const buttonId = useId()
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) document.getElementById(buttonId)?.focus()
    wasOpen.current = open
  }, [open, buttonId])
  return buttonId
}
