import { createRandom } from './random.ts'
import { type Point, path, polygon, round } from './svg.ts'

type Ridge = {
  seed: number
  base: number
  low: number
  high: number
  peaks: number
  fill: string
  width?: number
  from?: number
}

export function mountains({
  seed,
  base,
  low,
  high,
  peaks,
  fill,
  width = 1200,
  from = 0,
  snow,
}: Ridge & { snow?: string }) {
  const random = createRandom(seed)
  const step = width / peaks
  const crest: Point[] = []
  const caps: string[] = []
  for (let index = -1; index <= peaks; index++) {
    const x = from + index * step
    const top = base - random.between(low + (high - low) * 0.45, high)
    const valley = base - random.between(low, low + (high - low) * 0.4)
    const summit: Point = [x + random.between(-0.15, 0.15) * step, top]
    const pass: Point = [x + step * random.between(0.4, 0.6), valley]
    const shoulder: Point = [(summit[0] + pass[0]) / 2 + step * 0.06, (summit[1] + pass[1]) / 2 - (valley - top) * 0.08]
    crest.push(summit, shoulder, pass)
    if (snow) caps.push(snowCap(summit, step, valley - top, snow))
  }
  const body = polygon([[from - step, base], ...crest, [from + width + step, base]], fill)
  return body + caps.join('')
}

export function hills({ seed, base, low, high, peaks, fill, width = 1200, from = 0 }: Ridge) {
  const random = createRandom(seed)
  const step = width / peaks
  let d = `M${from} ${base}V${round(base - random.between(low, high))}`
  for (let index = 0; index < peaks; index++) {
    const x = from + index * step
    const y = base - (index % 2 ? random.between(low, (low + high) / 2) : random.between((low + high) / 2, high))
    d += `S${round(x + step * 0.45)} ${round(y)} ${round(x + step)} ${round(y + random.between(-0.1, 0.1) * high)}`
  }
  return path(`${d}V${base}Z`, fill)
}

export function dune(base: number, crestX: number, crestY: number, light: string, shade: string, width = 1200) {
  const left = `M0 ${base}V${crestY + 90}C${crestX * 0.4} ${crestY + 70} ${crestX * 0.75} ${crestY + 10} ${crestX} ${crestY}C${crestX + 40} ${crestY + 70} ${crestX - 40} ${crestY + 110} ${crestX + 60} ${base}Z`
  const right = `M${crestX} ${crestY}C${crestX + (width - crestX) * 0.35} ${crestY + 30} ${width * 0.85} ${crestY + 90} ${width} ${crestY + 70}V${base}H${crestX + 60}C${crestX - 40} ${crestY + 110} ${crestX + 40} ${crestY + 70} ${crestX} ${crestY}Z`
  return path(left, light) + path(right, shade)
}

function snowCap([x, y]: Point, step: number, depth: number, fill: string) {
  const slope = Math.min(depth * 0.5, 70)
  const reach = (step * 0.42 * slope) / depth
  return polygon(
    [
      [x, y],
      [x + reach, y + slope * 0.86],
      [x + reach * 0.45, y + slope * 0.62],
      [x + reach * 0.1, y + slope * 1.05],
      [x - reach * 0.35, y + slope * 0.6],
      [x - reach * 0.75, y + slope * 0.85],
    ],
    fill,
  )
}
