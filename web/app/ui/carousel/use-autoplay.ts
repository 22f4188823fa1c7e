import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `advance` every `interval`, except while hovered, focused or in a hidden tab, or with reduced motion. */
export const useAutoplay = (
  frame: RefObject<HTMLElement | null>,
  interval: number | null,
  advance: () => void,
): void => {
  const tick = useEffectEvent(() => {
    if (!isWatched(frame.current)) advance()
  })
  useEffect(() => {
    if (interval === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(tick, interval)
    return () => clearInterval(timer)
  }, [interval])
}

const isWatched = (frame: HTMLElement | null): boolean => {
  if (document.hidden || !frame) return true
  // On a touch screen the last element touched counts as hovered.
  const hovered = matchMedia('(hover: hover)').matches && frame.matches(':hover')
  return hovered || frame.matches(':has(:focus-visible), :active')
}
