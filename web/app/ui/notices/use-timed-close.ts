import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { closeNotice, type Notice } from './notice-store.ts'

/** Closes a notice when its time is up; while it is hovered or focused, a pausable one waits. */
export const useTimedClose = ({ id, duration, pausable = false }: Notice) => {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = pausable && (hovered || focused)
  const remaining = useRef(duration)
  const close = useEffectEvent(() => closeNotice(id))
  useEffect(() => {
    if (paused || remaining.current === undefined) return
    const startedAt = Date.now()
    const before = remaining.current
    const timer = setTimeout(close, before)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(0, before - (Date.now() - startedAt))
    }
  }, [paused])
  return {
    paused,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
