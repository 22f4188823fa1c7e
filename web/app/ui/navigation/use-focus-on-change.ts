import { useEffect, useRef } from 'react'

/** Focuses the heading of content that was replaced in place, so that screen readers announce it. */
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
