import { type Point, path, polygon, rect, repeat, round } from './svg.ts'

// Moroccan doorways: the curve swells past the jambs before it closes.
export function horseshoePath(cx: number, base: number, width: number, height: number) {
  const half = width / 2
  const radius = half * 1.12
  const spring = base - height + radius + Math.sqrt(radius * radius - half * half)
  return `M${round(cx - half)} ${round(base)}V${round(spring)}A${round(radius)} ${round(radius)} 0 1 1 ${round(cx + half)} ${round(spring)}V${round(base)}Z`
}

function pointedPath(cx: number, base: number, width: number, height: number) {
  const half = width / 2
  const spring = base - height + width * 0.72
  const top = base - height
  return `M${round(cx - half)} ${round(base)}V${round(spring)}C${round(cx - half)} ${round(spring - width * 0.42)} ${round(cx - half * 0.35)} ${round(top + width * 0.12)} ${round(cx)} ${round(top)}C${round(cx + half * 0.35)} ${round(top + width * 0.12)} ${round(cx + half)} ${round(spring - width * 0.42)} ${round(cx + half)} ${round(spring)}V${round(base)}Z`
}

export function roundPath(cx: number, base: number, width: number, height: number) {
  const half = width / 2
  return `M${round(cx - half)} ${round(base)}V${round(base - height + half)}A${round(half)} ${round(half)} 0 0 1 ${round(cx + half)} ${round(base - height + half)}V${round(base)}Z`
}

export const horseshoe = (cx: number, base: number, width: number, height: number, fill: string) =>
  path(horseshoePath(cx, base, width, height), fill)
export const pointed = (cx: number, base: number, width: number, height: number, fill: string) =>
  path(pointedPath(cx, base, width, height), fill)
export const rounded = (cx: number, base: number, width: number, height: number, fill: string) =>
  path(roundPath(cx, base, width, height), fill)

export function arcade(
  x: number,
  base: number,
  width: number,
  height: number,
  count: number,
  fill: string,
  openShare = 0.62,
) {
  const step = width / count
  return repeat(count, (index) => horseshoe(x + step * (index + 0.5), base, step * openShare, height, fill))
}

// Stepped merlons standing on the line y, fitted so that the row starts and ends on a tooth.
export function merlons(x: number, y: number, width: number, size: number, fill: string) {
  const count = Math.max(2, Math.round((width + size * 0.5) / (size * 1.5)))
  const tooth = (width / (count * 1.5 - 0.5)) * 1
  return repeat(count, (index) => {
    const left = x + index * tooth * 1.5
    const points: Point[] = [
      [left, y],
      [left, y - size * 0.5],
      [left + tooth * 0.25, y - size * 0.5],
      [left + tooth * 0.25, y - size],
      [left + tooth * 0.75, y - size],
      [left + tooth * 0.75, y - size * 0.5],
      [left + tooth, y - size * 0.5],
      [left + tooth, y],
    ]
    return polygon(points, fill)
  })
}

export function crenels(x: number, y: number, width: number, size: number, fill: string) {
  const count = Math.max(2, Math.round((width / size + 0.8) / 1.8))
  const tooth = width / (count * 1.8 - 0.8)
  return repeat(count, (index) => rect(x + index * tooth * 1.8, y - size, tooth, size + 0.5, fill))
}
