import { describe, expect, it } from 'vitest'
import { panBy, swipeStep, toggleZoom, wholeView, zoomAt } from './zoom.ts'

const phone = { width: 400, height: 800 }
// Shown 400 × 300 on the phone: as wide as the screen, with room above and below.
const landscape = { width: 1600, height: 1200 }

describe('zoom', () => {
  it('keeps the point under the fingers where it is', () => {
    const before = zoomAt(wholeView, 4, { x: 0, y: 0 }, phone, landscape)
    const point = { x: 60, y: 40 }
    const after = zoomAt(before, 1.25, point, phone, landscape)
    const onPicture = (view: typeof before) => ({
      x: (point.x - view.x) / view.scale,
      y: (point.y - view.y) / view.scale,
    })
    expect(onPicture(after).x).toBeCloseTo(onPicture(before).x)
    expect(onPicture(after).y).toBeCloseTo(onPicture(before).y)
  })

  it('shows the whole picture at least, and at most five times as large', () => {
    expect(zoomAt(wholeView, 0.2, { x: 90, y: 0 }, phone, landscape)).toEqual(wholeView)
    expect(zoomAt(wholeView, 40, { x: 0, y: 0 }, phone, landscape).scale).toBe(5)
  })

  it('never moves an edge of the picture inside the frame', () => {
    const twice = zoomAt(wholeView, 2, { x: 0, y: 0 }, phone, landscape)
    // 800 × 600 on 400 × 800: 200 px to spare on each side, none above.
    expect(panBy(twice, { x: 5_000, y: 5_000 }, phone, landscape)).toEqual({ scale: 2, x: 200, y: 0 })
    expect(panBy(twice, { x: -5_000, y: -5_000 }, phone, landscape)).toEqual({ scale: 2, x: -200, y: 0 })
  })

  it('goes closer by a double tap where it was, and back by another', () => {
    const close = toggleZoom(wholeView, { x: 100, y: 0 }, phone, landscape)
    expect(close).toEqual({ scale: 2.5, x: -150, y: 0 })
    expect(toggleZoom(close, { x: 0, y: 0 }, phone, landscape)).toEqual(wholeView)
  })
})

describe('swipe', () => {
  it.each([
    ['a quarter of the screen, slowly', -101, 2_000, 1],
    ['backwards', 101, 2_000, -1],
    ['short but quick', -40, 60, 1],
    ['short and slow', -40, 600, 0],
    ['a tremble', 12, 10, 0],
  ] as const)('%s', (_what, distance, milliseconds, step) => {
    expect(swipeStep(distance, milliseconds, 400)).toBe(step)
  })
})
