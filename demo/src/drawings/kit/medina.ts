import { horseshoe } from './arch.ts'
import { darken, lighten } from './color.ts'
import { createRandom } from './random.ts'
import { rect, repeat } from './svg.ts'

type Medina = {
  seed: number
  base: number
  from?: number
  width?: number
  low: number
  high: number
  walls: readonly string[]
  opening: string
  block?: number
  lit?: string
  slope?: (x: number) => number
}

// A row of cubic houses: a lit terrace edge, a shaded right side, a few openings.
export function medina({
  seed,
  base,
  from = 0,
  width = 1200,
  low,
  high,
  walls,
  opening,
  block = 90,
  lit,
  slope = () => 0,
}: Medina) {
  const random = createRandom(seed)
  const houses: string[] = []
  let x = from
  while (x < from + width) {
    const houseWidth = Math.min(random.between(0.6, 1.25) * block, from + width - x + 4)
    const foot = base + slope(x + houseWidth / 2)
    houses.push(
      house(x, foot, houseWidth, random.between(low, high), random.pick(walls), opening, random.integer(1, 1e6), lit),
    )
    x += houseWidth - 2
  }
  return houses.join('')
}

function house(
  x: number,
  base: number,
  width: number,
  height: number,
  wall: string,
  opening: string,
  seed: number,
  lit?: string,
) {
  const random = createRandom(seed)
  const top = base - height
  const columns = Math.max(1, Math.floor(width / 42))
  const rows = Math.max(1, Math.floor(height / 62))
  const size = Math.min(width / columns, 62) * 0.26
  const openings = repeat(rows * columns, (index) => {
    if (random.chance(0.35)) return ''
    const cx = x + (width * 0.88 * ((index % columns) + 0.5)) / columns
    const foot = top + 44 + Math.floor(index / columns) * 58
    if (foot > base - 4) return ''
    const fill = lit && random.chance(0.5) ? lit : opening
    return random.chance(0.5)
      ? horseshoe(cx, foot, size, size * 2, fill)
      : rect(cx - size / 2, foot - size * 1.4, size, size * 1.4, fill)
  })
  return (
    rect(x, top, width, height + 2, wall) +
    rect(x + width * 0.86, top, width * 0.14, height + 2, darken(wall, 0.2)) +
    rect(x - 1, top, width + 2, 6, lighten(wall, 0.4)) +
    openings
  )
}
