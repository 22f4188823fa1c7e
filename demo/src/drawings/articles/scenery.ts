import { darken, encre } from '../kit/color.ts'
import { circle, ellipse, group, line, path, rect, repeat } from '../kit/svg.ts'
import { zelligeStar } from '../kit/zellige.ts'

export const width = 1200
export const height = 630

// The same quiet zellige background makes the eight pictures a set.
export function backdrop(color: string, motif: string, table?: string) {
  const stars = repeat(21, (index) =>
    zelligeStar(90 + (index % 7) * 170 + (Math.floor(index / 7) % 2) * 85, 80 + Math.floor(index / 7) * 150, 34, motif),
  )
  const top = table ? rect(0, 470, width, 160, table) + rect(0, 470, width, 10, '#FFFFFF', 'opacity=".3"') : ''
  return rect(0, 0, width, height, color) + group(stars, 'opacity=".35"') + top
}

export const cast = (x: number, y: number, rx: number, ry = 14) => ellipse(x, y, rx, ry, encre, 'opacity=".2"')

export function sheet(x: number, y: number, w: number, h: number, angle: number, content: string) {
  return group(
    [rect(x + 10, y + 12, w, h, encre, 'opacity=".18" rx="10"'), rect(x, y, w, h, '#FFFDF8', 'rx="10"'), content],
    `transform="rotate(${angle} ${x + w / 2} ${y + h / 2})"`,
  )
}

export const textLines = (x: number, y: number, lengths: readonly number[], color = '#C9C2D6') =>
  lengths.map((length, index) => rect(x, y + index * 30, length, 11, color, 'rx="5"')).join('')

export function key(x: number, y: number, size: number, color: string, angle = 0) {
  return group(
    [
      circle(x, y, size * 0.42, 'none', `stroke="${color}" stroke-width="${size * 0.22}"`),
      line(
        `M${x + size * 0.5} ${y}H${x + size * 2}M${x + size * 1.6} ${y}v${size * 0.42}M${x + size * 1.95} ${y}v${size * 0.5}`,
        color,
        size * 0.22,
      ),
    ],
    `transform="rotate(${angle} ${x} ${y})"`,
  )
}

export function coins(x: number, base: number, count: number, color = '#E9A826') {
  return (
    cast(x, base + 4, 74, 12) +
    repeat(count, (index) => {
      const y = base - index * 22
      return (
        path(`M${x - 62} ${y - 20}v18a62 15 0 0 0 124 0v-18Z`, darken(color, 0.22)) +
        ellipse(x, y - 20, 62, 15, index === count - 1 ? '#F6C95A' : color)
      )
    })
  )
}

export function tick(x: number, y: number, size: number, color: string) {
  return line(`M${x - size} ${y}l${size * 0.7} ${size * 0.7}l${size * 1.3} ${-size * 1.5}`, color, size * 0.45)
}
