import { createRandom } from './random.ts'
import { gradient, line, path, polygon, rect, repeat, round } from './svg.ts'

type Sea = {
  top: number
  bottom?: number
  far: string
  near: string
  glint?: string
  seed?: number
  sunX?: number
  width?: number
}

export function sea({ top, bottom = 900, far, near, glint = '#FFFFFF', seed = 7, sunX, width = 1200 }: Sea) {
  const random = createRandom(seed)
  const height = bottom - top
  const waves = repeat(26, () => {
    const depth = random.next()
    const y = top + 8 + depth * (height - 16)
    const length = 20 + depth * 90
    const x = random.between(-20, width)
    return line(
      `M${round(x)} ${round(y)}q${round(length / 4)} ${round(-3 - depth * 4)} ${round(length / 2)} 0t${round(length / 2)} 0`,
      glint,
      round(1.5 + depth * 2),
      `opacity="${round(0.2 + depth * 0.25)}"`,
    )
  })
  const path = sunX === undefined ? '' : sunPath(sunX, top, bottom, glint, random.between)
  return `<defs>${gradient('mer', [
    [0, far],
    [1, near],
  ])}</defs>${rect(0, top, width, height, 'url(#mer)')}${path}${waves}`
}

export function sailboat(x: number, y: number, size: number, sail = '#FFF6E6', hull = '#4A3FD0') {
  return (
    polygon(
      [
        [x, y - size * 0.2],
        [x, y - size * 1.5],
        [x + size * 0.7, y - size * 0.2],
      ],
      sail,
    ) +
    polygon(
      [
        [x - size * 0.08, y - size * 0.2],
        [x - size * 0.08, y - size * 1.25],
        [x - size * 0.55, y - size * 0.2],
      ],
      sail,
      'opacity=".75"',
    ) +
    path(
      `M${round(x - size * 0.7)} ${round(y - size * 0.14)}H${round(x + size * 0.8)}L${round(x + size * 0.55)} ${round(y + size * 0.14)}H${round(x - size * 0.5)}Z`,
      hull,
    )
  )
}

export function fishingBoat(x: number, y: number, size: number, hull = '#2D6FB8', trim = '#F7EBD6') {
  return (
    line(
      `M${round(x + size * 0.1)} ${round(y - size * 0.3)}V${round(y - size * 1.05)}M${round(x + size * 0.1)} ${round(y - size * 0.95)}L${round(x - size * 0.6)} ${round(y - size * 0.35)}`,
      '#6B4632',
      Math.max(2, round(size * 0.035)),
    ) +
    path(
      `M${round(x - size)} ${round(y - size * 0.42)}Q${round(x - size * 0.2)} ${round(y - size * 0.16)} ${round(x + size * 0.95)} ${round(y - size * 0.36)}L${round(x + size * 0.7)} ${round(y + size * 0.12)}H${round(x - size * 0.62)}Z`,
      hull,
    ) +
    line(
      `M${round(x - size * 0.95)} ${round(y - size * 0.36)}Q${round(x - size * 0.2)} ${round(y - size * 0.1)} ${round(x + size * 0.9)} ${round(y - size * 0.3)}`,
      trim,
      Math.max(2, round(size * 0.06)),
    )
  )
}

export function gull(x: number, y: number, size: number, color = '#FFFFFF') {
  return path(
    `M${round(x - size)} ${round(y - size * 0.3)}Q${round(x - size * 0.45)} ${round(y - size * 0.65)} ${round(x)} ${round(y)}Q${round(x + size * 0.45)} ${round(y - size * 0.65)} ${round(x + size)} ${round(y - size * 0.3)}Q${round(x + size * 0.45)} ${round(y - size * 0.38)} ${round(x)} ${round(y + size * 0.2)}Q${round(x - size * 0.45)} ${round(y - size * 0.38)} ${round(x - size)} ${round(y - size * 0.3)}Z`,
    color,
  )
}

function sunPath(
  x: number,
  top: number,
  bottom: number,
  color: string,
  between: (low: number, high: number) => number,
) {
  return repeat(14, (index) => {
    const share = index / 14
    const y = top + 6 + share * share * (bottom - top)
    const half = between(18, 50) + share * 70
    return rect(
      x - half + between(-14, 14),
      y,
      half * 2,
      2.5 + share * 5,
      color,
      `rx="3" opacity="${round(0.75 - share * 0.45)}"`,
    )
  })
}
