/** How a picture is shown: enlarged about the centre of its frame, then moved by pixels. */
export interface View {
  scale: number
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** In pixels from the centre of the frame. */
export interface Point {
  x: number
  y: number
}

export const wholeView: View = { scale: 1, x: 0, y: 0 }

/** By a double tap, a double click or the button. */
const closer = 2.5
/** Beyond this even the largest file is blurred. */
const closest = 5

/** Enlarges so that the point under the fingers stays where it is. */
export const zoomAt = (view: View, factor: number, point: Point, frame: Size, picture: Size): View => {
  const scale = between(1, view.scale * factor, closest)
  const ratio = scale / view.scale
  const moved = { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }
  return inside(moved, frame, picture)
}

export const panBy = (view: View, by: Point, frame: Size, picture: Size): View =>
  inside({ ...view, x: view.x + by.x, y: view.y + by.y }, frame, picture)

export const toggleZoom = (view: View, point: Point, frame: Size, picture: Size): View =>
  view.scale > 1 ? wholeView : zoomAt(view, closer, point, frame, picture)

/** Which photo a swipe leads to: 1 to the one on the right, -1 to the one on the left, 0 when it was too short. */
export const swipeStep = (distance: number, milliseconds: number, frameWidth: number): -1 | 0 | 1 => {
  const far = Math.abs(distance) > frameWidth / 4
  const quick = Math.abs(distance) > 30 && Math.abs(distance) / milliseconds > 0.4
  if (!far && !quick) return 0
  return distance < 0 ? 1 : -1
}

/** The edges of the picture never come inside the frame, and one that is smaller stays in the middle. */
const inside = ({ scale, x, y }: View, frame: Size, picture: Size): View => {
  const fit = Math.min(frame.width / picture.width, frame.height / picture.height)
  const spareX = Math.max(0, (picture.width * fit * scale - frame.width) / 2)
  const spareY = Math.max(0, (picture.height * fit * scale - frame.height) / 2)
  return { scale, x: between(-spareX, x, spareX), y: between(-spareY, y, spareY) }
}

// Plus zero, because the least of nothing to spare is minus zero.
const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most)) + 0
