import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onEnd` once `duration` milliseconds have passed in which it was not paused. */
export const useCountdown = (duration: number, paused: boolean, onEnd: () => void): void => {
  const remaining = useRef(duration)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (paused) return
    const startedAt = Date.now()
    const timer = setTimeout(end, remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(0, remaining.current - (Date.now() - startedAt))
    }
  }, [paused])
}
