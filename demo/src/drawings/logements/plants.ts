import { darken, lighten } from '../kit/color.ts'
import { circle, ellipse, line, path, polygon, rect, repeat, round } from '../kit/svg.ts'
import type { Ambiance } from './ambiance.ts'
import { shadow } from './room.ts'

const plantKinds = ['monstera', 'sansevieria', 'ficus', 'palme'] as const

export function floorPlant(ambiance: Ambiance, x: number, base: number, size = 1) {
  const { random, plante, accent, clair, bas } = ambiance
  const pot = random.pick([accent, clair, '#C4683F', bas])
  const kind = random.pick(plantKinds)
  return (
    shadow(x + 8, base + 1, 120 * size, 10) +
    leaves[kind](x, base - 86 * size, size, plante) +
    potShape(x, base, 90 * size, 92 * size, pot)
  )
}

export function smallPlant({ random, plante, clair, accent }: Ambiance, x: number, base: number) {
  const pot = random.pick([clair, accent, '#C4683F'])
  const foliage = random.chance(0.5)
    ? repeat(5, (index) =>
        ellipse(
          x,
          base - 52,
          8,
          26,
          index % 2 ? lighten(plante, 0.14) : plante,
          `transform="rotate(${-50 + index * 25} ${x} ${base - 30})"`,
        ),
      )
    : line(
        `M${x - 8} ${base - 34}q-34 4 -30 50M${x + 6} ${base - 34}q34 0 32 36M${x} ${base - 34}q4 -18 18 -22`,
        plante,
        9,
      ) +
      circle(x, base - 42, 18, plante) +
      circle(x - 14, base - 36, 12, lighten(plante, 0.12))
  return foliage + potShape(x, base, 40, 34, pot)
}

function potShape(x: number, base: number, width: number, height: number, fill: string) {
  const half = width / 2
  return (
    polygon(
      [
        [x - half, base - height],
        [x + half, base - height],
        [x + half * 0.72, base],
        [x - half * 0.72, base],
      ],
      fill,
    ) +
    polygon(
      [
        [x + half * 0.3, base - height],
        [x + half, base - height],
        [x + half * 0.72, base],
        [x + half * 0.22, base],
      ],
      darken(fill, 0.2),
    ) +
    rect(x - half * 1.08, base - height - height * 0.06, width * 1.08, height * 0.16, lighten(fill, 0.14), 'rx="3"')
  )
}

const leaf = (x: number, y: number, length: number, width: number, angle: number, fill: string) =>
  path(
    `M${round(x)} ${round(y)}q${round(-width)} ${round(-length * 0.5)} 0 ${round(-length)}q${round(width)} ${round(length * 0.5)} 0 ${round(length)}Z`,
    fill,
    `transform="rotate(${angle} ${round(x)} ${round(y)})"`,
  )

const leaves: Record<(typeof plantKinds)[number], (x: number, y: number, size: number, fill: string) => string> = {
  sansevieria: (x, y, size, fill) =>
    [-26, -12, 0, 10, 24]
      .map((angle, index) =>
        leaf(
          x + angle * 0.6,
          y + 6,
          (180 + (index % 3) * 36) * size,
          22 * size,
          angle,
          index % 2 ? lighten(fill, 0.18) : fill,
        ),
      )
      .join(''),
  palme: (x, y, size, fill) =>
    [-64, -38, -14, 12, 36, 62]
      .map((angle, index) =>
        leaf(
          x,
          y + 6,
          (230 - Math.abs(angle) * 0.6) * size,
          26 * size,
          angle,
          index % 2 ? lighten(fill, 0.12) : darken(fill, 0.08),
        ),
      )
      .join(''),
  ficus: (x, y, size, fill) =>
    line(`M${x} ${y + 6}V${round(y - 150 * size)}`, '#7A5240', 10 * size) +
    circle(x, y - 190 * size, 76 * size, fill) +
    circle(x - 46 * size, y - 150 * size, 50 * size, darken(fill, 0.12)) +
    circle(x + 48 * size, y - 146 * size, 54 * size, darken(fill, 0.2)) +
    circle(x - 22 * size, y - 214 * size, 40 * size, lighten(fill, 0.14)),
  monstera: (x, y, size, fill) =>
    [
      [-70, -110],
      [-30, -190],
      [34, -210],
      [78, -130],
      [10, -120],
    ]
      .map(
        ([dx = 0, dy = 0], index) =>
          line(
            `M${x} ${y + 6}Q${round(x + dx * 0.2 * size)} ${round(y + dy * 0.7 * size)} ${round(x + dx * size)} ${round(y + dy * size)}`,
            darken(fill, 0.2),
            6,
          ) + monsteraLeaf(x + dx * size, y + dy * size, 56 * size, dx * 0.5, index % 2 ? lighten(fill, 0.12) : fill),
      )
      .join(''),
}

function monsteraLeaf(x: number, y: number, r: number, angle: number, fill: string) {
  const notches = line(
    `M${round(x - r)} ${round(y - r * 0.1)}h${round(r * 0.5)}M${round(x + r)} ${round(y - r * 0.1)}h${round(-r * 0.5)}M${round(x - r * 0.86)} ${round(y - r * 0.55)}l${round(r * 0.45)} ${round(r * 0.14)}M${round(x + r * 0.86)} ${round(y - r * 0.55)}l${round(-r * 0.45)} ${round(r * 0.14)}`,
    darken(fill, 0.3),
    4,
  )
  return `<g transform="rotate(${round(angle)} ${round(x)} ${round(y)})">${path(`M${round(x)} ${round(y + r * 0.5)}C${round(x - r * 1.5)} ${round(y + r * 0.3)} ${round(x - r)} ${round(y - r)} ${round(x)} ${round(y - r * 1.1)}C${round(x + r)} ${round(y - r)} ${round(x + r * 1.5)} ${round(y + r * 0.3)} ${round(x)} ${round(y + r * 0.5)}Z`, fill)}${notches}${line(`M${round(x)} ${round(y + r * 0.5)}V${round(y - r * 0.9)}`, lighten(fill, 0.25), 3)}</g>`
}
