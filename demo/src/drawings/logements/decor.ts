import { darken, encre, lighten, mix } from '../kit/color.ts'
import { circle, ellipse, line, path, polygon, rect, repeat } from '../kit/svg.ts'
import { zelligeStar } from '../kit/zellige.ts'
import type { Ambiance } from './ambiance.ts'
import { shadow } from './room.ts'

export function rug({ random, accent, textile, clair, bas }: Ambiance, x: number, y: number, width: number) {
  const height = 110
  const inset = width * 0.09
  const ground = random.pick([accent, textile, mix(clair, bas, 0.3)])
  const ink = ground === textile || ground === accent ? clair : accent
  if (random.chance(0.35))
    return (
      ellipse(x, y, width / 2, height / 2, ground) +
      ellipse(x, y, width * 0.41, height * 0.38, 'none', `stroke="${ink}" stroke-width="5"`) +
      ellipse(x, y, width * 0.28, height * 0.24, mix(ground, ink, 0.35))
    )
  const left = x - width / 2
  const body = polygon(
    [
      [left + inset, y - height / 2],
      [left + width - inset, y - height / 2],
      [left + width, y + height / 2],
      [left, y + height / 2],
    ],
    ground,
  )
  const count = Math.floor(width / 90)
  const lozenges = repeat(count, (index) => {
    const cx = left + inset + ((index + 0.5) * (width - inset * 2)) / count
    return (
      polygon(
        [
          [cx - 30, y],
          [cx, y - 24],
          [cx + 30, y],
          [cx, y + 26],
        ],
        'none',
        `stroke="${ink}" stroke-width="5"`,
      ) +
      polygon(
        [
          [cx - 11, y],
          [cx, y - 9],
          [cx + 11, y],
          [cx, y + 10],
        ],
        ink,
      )
    )
  })
  const fringe = line(
    repeat(Math.floor(width / 16), (index) => `M${left + 6 + index * 16} ${y + height / 2}v10`),
    darken(ground, 0.15),
    4,
  )
  return body + lozenges + fringe
}

export function frames(ambiance: Ambiance, x: number, y: number) {
  const { random } = ambiance
  const sizes = random.pick([
    [[0, 0, 150, 190]],
    [
      [-100, 0, 120, 150],
      [50, 0, 120, 150],
    ],
    [
      [-130, 10, 100, 130],
      [0, -10, 120, 160],
      [145, 10, 100, 130],
    ],
  ] as const)
  return sizes.map(([dx, dy, width, height]) => frame(ambiance, x + dx - width / 2, y + dy, width, height)).join('')
}

function frame(
  { random, accent, textile, clair, bois }: Ambiance,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  const cx = x + width / 2
  const cy = y + height / 2
  const motif = random.pick([
    zelligeStar(cx, cy, width * 0.3, accent) + zelligeStar(cx, cy, width * 0.14, clair),
    path(
      `M${cx - width * 0.28} ${y + height - 18}V${cy}a${width * 0.28} ${width * 0.28} 0 0 1 ${width * 0.56} 0V${y + height - 18}Z`,
      accent,
    ) + circle(cx, cy, width * 0.12, textile),
    circle(cx + width * 0.1, cy - height * 0.12, width * 0.16, '#E9A826') +
      path(
        `M${x + 16} ${y + height - 16}L${cx - width * 0.1} ${cy}L${cx + width * 0.1} ${cy + height * 0.16}L${cx + width * 0.22} ${cy + height * 0.04}L${x + width - 16} ${y + height - 16}Z`,
        accent,
      ),
    line(
      `M${cx} ${y + height - 20}V${cy - height * 0.1}M${cx} ${cy + height * 0.16}q-26 -8 -28 -34M${cx} ${cy + height * 0.06}q26 -8 28 -34`,
      '#3D7A58',
      6,
    ),
  ])
  return (
    rect(x + 6, y + 8, width, height, encre, 'opacity=".14" rx="4"') +
    rect(x, y, width, height, darken(bois, 0.15), 'rx="4"') +
    rect(x + 8, y + 8, width - 16, height - 16, lighten(clair, 0.3)) +
    motif
  )
}

export function mirror({ bois, clair }: Ambiance, x: number, y: number, r: number) {
  return (
    circle(x + 5, y + 7, r + 8, encre, 'opacity=".14"') +
    circle(x, y, r + 8, bois) +
    circle(x, y, r, mix(clair, '#BFD8E6', 0.6)) +
    path(
      `M${x - r * 0.6} ${y + r * 0.3}L${x + r * 0.2} ${y - r * 0.7}L${x + r * 0.45} ${y - r * 0.55}L${x - r * 0.4} ${y + r * 0.55}Z`,
      '#FFFFFF',
      'opacity=".5"',
    )
  )
}

export function pouf({ random, textile, accent, clair }: Ambiance, x: number, base: number) {
  const fill = random.pick([textile, accent, '#B3653F'])
  return (
    shadow(x, base + 1, 150, 11) +
    path(
      `M${x - 66} ${base - 40}C${x - 66} ${base - 84} ${x + 66} ${base - 84} ${x + 66} ${base - 40}C${x + 66} ${base} ${x + 40} ${base} ${x} ${base}C${x - 40} ${base} ${x - 66} ${base} ${x - 66} ${base - 40}Z`,
      fill,
    ) +
    path(
      `M${x + 20} ${base - 72}C${x + 50} ${base - 68} ${x + 66} ${base - 58} ${x + 66} ${base - 40}C${x + 66} ${base} ${x + 40} ${base} ${x} ${base}C${x + 34} ${base - 14} ${x + 40} ${base - 44} ${x + 20} ${base - 72}Z`,
      darken(fill, 0.18),
    ) +
    ellipse(x - 4, base - 62, 24, 7, clair, 'opacity=".8"')
  )
}
