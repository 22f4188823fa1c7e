import { useEffect, useRef } from 'react'

/** The heading of what has been replaced in place takes the focus, so that one hears where one is. */
export const useFocusOnChange = (current: number, options?: FocusOptions) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  const preventScroll = options?.preventScroll ?? false
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    heading.current?.focus({ preventScroll })
  }, [current, preventScroll])
  return heading
}
