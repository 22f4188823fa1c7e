import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Calls `onEnd` after a delay; while paused, the rest of the delay waits. Without a delay it never ends. */
export const useCountdown = (milliseconds: number | undefined, paused: boolean, onEnd: () => void): void => {
  const remaining = useRef(milliseconds)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (paused || remaining.current === undefined) return
    const startedAt = Date.now()
    const before = remaining.current
    const timer = setTimeout(end, before)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(0, before - (Date.now() - startedAt))
    }
  }, [paused])
}

/**
 * Whether a notice is being read or used, so that its countdown pauses. A pointer counts once it moves, since the notice may
 * appear under it; so does the focus, except where the page has put it.
 */
export const useAttention = () => {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  return {
    attentive: pointed || focused,
    handlers: {
      onPointerMove: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
