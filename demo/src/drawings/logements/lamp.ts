import { darken, lighten } from '../kit/color.ts'
import { circle, ellipse, line, path, polygon, rect, repeat } from '../kit/svg.ts'
import type { Ambiance } from './ambiance.ts'
import { shadow } from './room.ts'

export function pendant({ random, bois, accent }: Ambiance, x: number, y: number) {
  const cord = line(`M${x} 0V${y - 60}`, '#4A3A44', 4)
  const woven =
    path(
      `M${x - 80} ${y}C${x - 76} ${y - 60} ${x - 26} ${y - 66} ${x} ${y - 66}C${x + 26} ${y - 66} ${x + 76} ${y - 60} ${x + 80} ${y}Z`,
      lighten(bois, 0.35),
    ) +
    line(
      repeat(6, (index) => `M${x} ${y - 64}Q${x - 56 + index * 22} ${y - 50} ${x - 66 + index * 26} ${y - 2}`),
      darken(bois, 0.1),
      3,
    )
  const lantern =
    polygon(
      [
        [x, y - 70],
        [x + 46, y - 24],
        [x + 30, y + 30],
        [x - 30, y + 30],
        [x - 46, y - 24],
      ],
      '#C99A3E',
    ) +
    polygon(
      [
        [x, y - 50],
        [x + 30, y - 20],
        [x + 20, y + 20],
        [x - 20, y + 20],
        [x - 30, y - 20],
      ],
      '#FFE3A0',
    ) +
    line(`M${x} ${y - 50}V${y + 20}M${x - 30} ${y - 20}H${x + 30}`, '#A67A2A', 4)
  const globe = circle(x, y - 30, 40, '#FFF3D6') + rect(x - 14, y - 76, 28, 14, accent)
  return cord + random.pick([woven + ellipse(x, y, 80, 8, '#FFE9B8'), lantern, globe])
}

export function floorLamp({ clair, random, accent }: Ambiance, x: number, base: number) {
  const shade = random.pick([clair, '#FFE3B0', accent])
  return (
    shadow(x, base + 1, 110, 9) +
    rect(x - 34, base - 8, 68, 9, '#4A3A44', 'rx="4"') +
    line(`M${x} ${base - 6}V${base - 360}`, '#4A3A44', 7) +
    polygon(
      [
        [x - 44, base - 440],
        [x + 44, base - 440],
        [x + 68, base - 348],
        [x - 68, base - 348],
      ],
      shade,
    ) +
    polygon(
      [
        [x + 14, base - 440],
        [x + 44, base - 440],
        [x + 68, base - 348],
        [x + 22, base - 348],
      ],
      darken(shade, 0.12),
    )
  )
}

export function tableLamp({ random, accent, textile }: Ambiance, x: number, y: number) {
  const foot = random.pick([accent, textile, '#C4683F'])
  return (
    path(
      `M${x - 20} ${y}C${x - 34} ${y - 30} ${x - 10} ${y - 44} ${x - 6} ${y - 60}H${x + 6}C${x + 10} ${y - 44} ${x + 34} ${y - 30} ${x + 20} ${y}Z`,
      foot,
    ) +
    polygon(
      [
        [x - 26, y - 116],
        [x + 26, y - 116],
        [x + 44, y - 56],
        [x - 44, y - 56],
      ],
      '#FFF0CC',
    ) +
    polygon(
      [
        [x + 8, y - 116],
        [x + 26, y - 116],
        [x + 44, y - 56],
        [x + 14, y - 56],
      ],
      '#EBD3A0',
    )
  )
}
