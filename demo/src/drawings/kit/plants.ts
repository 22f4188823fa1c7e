import { darken, lighten } from './color.ts'
import { createRandom } from './random.ts'
import { circle, ellipse, line, path, repeat, round } from './svg.ts'

export function palm(x: number, base: number, height: number, leaf = '#2F6B4F', trunk = '#7A4E35', lean = 0.08) {
  const topX = x + height * lean
  const topY = base - height
  const reach = height * 0.34
  const trunkPath = `M${round(x - height * 0.028)} ${base}Q${round(x + height * lean * 0.2)} ${round(base - height * 0.5)} ${round(topX - height * 0.014)} ${round(topY)}H${round(topX + height * 0.016)}Q${round(x + height * (lean * 0.3 + 0.03))} ${round(base - height * 0.5)} ${round(x + height * 0.032)} ${base}Z`
  const angles = [-168, -150, -128, -104, -76, -52, -30, -12, 14, 166]
  const fronds = angles.map((angle, index) =>
    frond(
      topX,
      topY,
      reach * (index > 7 ? 0.78 : 1),
      angle,
      index % 3 === 1 ? lighten(leaf, 0.16) : index > 7 ? darken(leaf, 0.25) : leaf,
    ),
  )
  return (
    path(trunkPath, trunk) +
    [...fronds.slice(8), ...fronds.slice(0, 8)].join('') +
    circle(topX, topY + reach * 0.06, reach * 0.09, darken(trunk, 0.2))
  )
}

export function cypress(x: number, base: number, height: number, fill = '#2E5E4A') {
  const half = height * 0.12
  const body = `M${round(x)} ${round(base - height)}C${round(x + half * 1.3)} ${round(base - height * 0.6)} ${round(x + half * 1.2)} ${round(base - height * 0.1)} ${round(x)} ${base}C${round(x - half * 1.2)} ${round(base - height * 0.1)} ${round(x - half * 1.3)} ${round(base - height * 0.6)} ${round(x)} ${round(base - height)}Z`
  const shade = `M${round(x)} ${round(base - height)}C${round(x + half * 1.3)} ${round(base - height * 0.6)} ${round(x + half * 1.2)} ${round(base - height * 0.1)} ${round(x)} ${base}C${round(x + half * 0.5)} ${round(base - height * 0.4)} ${round(x + half * 0.4)} ${round(base - height * 0.7)} ${round(x)} ${round(base - height)}Z`
  return path(body, fill) + path(shade, darken(fill, 0.3))
}

export function cedar(x: number, base: number, height: number, fill = '#2F5D52', snow?: string) {
  const tiers = 5
  const branches = repeat(tiers, (index) => {
    const y = base - height * (0.16 + index * 0.17)
    const half = height * (0.34 - index * 0.056)
    const tier = `M${round(x - half)} ${round(y)}Q${round(x)} ${round(y - height * 0.05)} ${round(x + half)} ${round(y)}L${round(x)} ${round(y - height * 0.24)}Z`
    const cover = `M${round(x - half * 0.62)} ${round(y - height * 0.085)}Q${round(x - half * 0.2)} ${round(y - height * 0.06)} ${round(x + half * 0.1)} ${round(y - height * 0.11)}L${round(x)} ${round(y - height * 0.24)}Z`
    return path(tier, index % 2 ? lighten(fill, 0.07) : fill) + (snow ? path(cover, snow) : '')
  })
  return (
    path(
      `M${round(x - height * 0.03)} ${base}V${round(base - height * 0.3)}H${round(x + height * 0.03)}V${base}Z`,
      '#5B4034',
    ) + branches
  )
}

export function tree(x: number, base: number, height: number, fill = '#4C8157', fruit?: string) {
  const r = height * 0.3
  const top = base - height * 0.66
  const crown =
    circle(x - r * 0.6, top + r * 0.25, r * 0.75, darken(fill, 0.12)) +
    circle(x + r * 0.6, top + r * 0.25, r * 0.75, darken(fill, 0.22)) +
    circle(x, top - r * 0.15, r, fill) +
    circle(x - r * 0.3, top - r * 0.4, r * 0.5, lighten(fill, 0.14))
  const dots: readonly (readonly [number, number])[] = [
    [-0.7, 0.3],
    [-0.2, 0.05],
    [0.4, -0.3],
    [0.75, 0.35],
    [0.15, 0.5],
    [-0.35, -0.55],
  ]
  const fruits = fruit ? dots.map(([dx, dy]) => circle(x + dx * r, top + dy * r, r * 0.12, fruit)).join('') : ''
  return (
    line(
      `M${round(x)} ${base}V${round(top)}M${round(x)} ${round(base - height * 0.3)}L${round(x + r * 0.4)} ${round(top + r * 0.3)}`,
      '#6B4632',
      Math.max(3, round(height * 0.05)),
    ) +
    crown +
    fruits
  )
}

export function shrub(x: number, base: number, size: number, fill = '#4C8157', bloom?: string, seed = 1) {
  const random = createRandom(seed)
  const body =
    ellipse(x, base - size * 0.3, size * 0.75, size * 0.34, darken(fill, 0.15)) +
    circle(x - size * 0.3, base - size * 0.45, size * 0.36, fill) +
    circle(x + size * 0.28, base - size * 0.5, size * 0.4, lighten(fill, 0.08))
  const flowers = bloom
    ? repeat(9, () =>
        circle(x + random.between(-0.6, 0.6) * size, base - random.between(0.2, 0.85) * size, size * 0.065, bloom),
      )
    : ''
  return body + flowers
}

function frond(x: number, y: number, reach: number, angle: number, fill: string) {
  const radians = (angle * Math.PI) / 180
  const tipX = x + Math.cos(radians) * reach
  const tipY = y + Math.sin(radians) * reach * 0.75 + reach * 0.34
  const bendX = x + Math.cos(radians) * reach * 0.55
  const bendY = y + Math.sin(radians) * reach * 0.75 - reach * 0.12
  return path(
    `M${round(x)} ${round(y)}Q${round(bendX)} ${round(bendY - reach * 0.1)} ${round(tipX)} ${round(tipY)}Q${round(bendX)} ${round(bendY + reach * 0.17)} ${round(x)} ${round(y + reach * 0.05)}Z`,
    fill,
  )
}
