import { type MouseEvent, type RefObject, type TouchEvent, useRef } from 'react'

/** By a double tap, a double click or the button. */
const closer = 2.5
/** Beyond this even the largest file is blurred. */
const closest = 5
const doubleTapMs = 300

interface Point {
  clientX: number
  clientY: number
}

/** Enlarges the photo of a slide by `--zoom`; the slide scrolls then. */
export const useZoom = (track: RefObject<HTMLElement | null>, index: number, onZoom: (scale: number) => void) => {
  const slide = () => track.current?.children[index] as HTMLElement | undefined
  const scaleOf = () => Number(slide()?.style.getPropertyValue('--zoom') || 1)
  const fingers = useRef(0)
  const lastTap = useRef(Number.NEGATIVE_INFINITY)

  /** The point stays where it is on the screen; without one, the middle of the screen does. */
  const zoomTo = (scale: number, { clientX, clientY }: Point = middle()): void => {
    const photo = slide()?.firstElementChild
    if (!photo) return
    const before = photo.getBoundingClientRect()
    const to = Math.max(1, Math.min(scale, closest))
    slide()?.style.setProperty('--zoom', String(to))
    const after = photo.getBoundingClientRect()
    const ratio = after.width / before.width
    slide()?.scrollBy(
      after.left + (clientX - before.left) * ratio - clientX,
      after.top + (clientY - before.top) * ratio - clientY,
    )
    onZoom(to)
  }
  const toggle = (at?: Point) => zoomTo(scaleOf() > 1 ? 1 : closer, at)
  const pinch = ({ touches }: TouchEvent): void => {
    const [one, other] = [touches.item(0), touches.item(1)]
    if (!one || !other) return
    const between = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    const at = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 }
    if (fingers.current > 0) zoomTo((scaleOf() * between) / fingers.current, at)
    fingers.current = between
  }
  return {
    slide,
    toggle,
    reset: () => zoomTo(1),
    closer: () => zoomTo(scaleOf() * 1.5),
    farther: () => zoomTo(scaleOf() / 1.5),
    handlers: {
      onTouchMove: pinch,
      onTouchEnd: () => {
        fingers.current = 0
      },
      onClick: (event: MouseEvent) => {
        const isDouble = event.timeStamp - lastTap.current < doubleTapMs
        lastTap.current = isDouble ? Number.NEGATIVE_INFINITY : event.timeStamp
        if (isDouble) toggle(event)
      },
    },
  }
}

const middle = (): Point => ({ clientX: innerWidth / 2, clientY: innerHeight / 2 })
