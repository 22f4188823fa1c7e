import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type Point, panBy, swipeStep, toggleZoom, type View, wholeView, zoomAt } from './zoom.ts'

interface GesturesOptions {
  frame: RefObject<HTMLElement | null>
  picture: { width: number; height: number }
  /** 1 for the photo on the right, -1 for the one on the left. */
  onSwipe: (step: -1 | 1) => void
}

/** A finger that moved less has tapped. */
const tapDistance = 10
const tapMs = 300

interface Touch {
  point: Point
  at: number
  /** A second finger joined: what follows is no swipe. */
  pinched: boolean
}

/** Pinch, double tap or click, pan when enlarged, swipe when whole: with fingers, a pen or a mouse. */
export const useGestures = ({ frame, picture, onSwipe }: GesturesOptions) => {
  const [view, setView] = useState<View>(wholeView)
  /** How far the row of photos follows the finger. */
  const [drag, setDrag] = useState(0)
  const fingers = useRef(new Map<number, Point>())
  const touch = useRef<Touch | null>(null)
  const lastTap = useRef<{ point: Point; at: number } | null>(null)

  const sizes = () => [frame.current?.getBoundingClientRect() ?? picture, picture] as const
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect()
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 }
  }

  const tap = (point: Point, at: number): void => {
    const before = lastTap.current
    const double = before && at - before.at < tapMs && distanceOf(before.point, point) < 3 * tapDistance
    lastTap.current = double ? null : { point, at }
    if (double) setView((current) => toggleZoom(current, point, ...sizes()))
  }

  const start = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
    if (touch.current) touch.current.pinched = true
    else touch.current = { point: pointOf(event), at: event.timeStamp, pinched: false }
  }

  const move = (event: PointerEvent<HTMLElement>): void => {
    const before = fingers.current.get(event.pointerId)
    if (!before || !touch.current) return
    const now = pointOf(event)
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    fingers.current.set(event.pointerId, now)
    const [other] = others
    if (other) {
      const factor = distanceOf(now, other) / Math.max(1, distanceOf(before, other))
      const centre = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      const shift = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 }
      setDrag(0)
      setView((current) => panBy(zoomAt(current, factor, centre, ...sizes()), shift, ...sizes()))
    } else if (view.scale > 1) {
      setView((current) => panBy(current, { x: now.x - before.x, y: now.y - before.y }, ...sizes()))
    } else if (!touch.current.pinched) {
      setDrag(now.x - touch.current.point.x)
    }
  }

  const end = (event: PointerEvent<HTMLElement>): void => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return
    const begun = touch.current
    touch.current = null
    setDrag(0)
    if (!begun || begun.pinched || event.type === 'pointercancel') return
    const now = pointOf(event)
    const elapsed = event.timeStamp - begun.at
    if (distanceOf(begun.point, now) < tapDistance) {
      if (elapsed < tapMs) tap(now, event.timeStamp)
      return
    }
    if (view.scale > 1) return
    const step = swipeStep(now.x - begun.point.x, elapsed, frame.current?.clientWidth ?? 0)
    if (step !== 0) onSwipe(step)
  }

  return {
    view,
    drag,
    reset: () => setView(wholeView),
    toggle: () => setView((current) => toggleZoom(current, { x: 0, y: 0 }, ...sizes())),
    zoomBy: (factor: number, at: { clientX: number; clientY: number } | null = null) =>
      setView((current) => zoomAt(current, factor, at ? pointOf(at) : { x: 0, y: 0 }, ...sizes())),
    panBy: (by: Point) => setView((current) => panBy(current, by, ...sizes())),
    handlers: { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  }
}

const distanceOf = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
