import { darken, lighten } from '../kit/color.ts'
import { circle, ellipse, line, path, polygon, rect, repeat } from '../kit/svg.ts'
import { zelligeBand, zelligeStar } from '../kit/zellige.ts'
import type { Ambiance } from './ambiance.ts'
import { shadow } from './room.ts'

// The sedari runs along the wall: a carved base, a long mattress, a row of back cushions.
export function sedari({ random, bois, textile, accent, clair }: Ambiance, x: number, base: number, width: number) {
  const cushions = Math.round(width / 130)
  const step = width / cushions
  return [
    shadow(x + width / 2, base + 2, width + 40),
    repeat(
      cushions,
      (index) =>
        rect(x + index * step + 4, base - 218, step - 8, 110, textile, 'rx="20"') +
        rect(x + index * step + 16, base - 204, step - 32, 8, lighten(textile, 0.4), 'rx="4"') +
        zelligeStar(x + (index + 0.5) * step, base - 158, 20, index % 2 ? accent : lighten(textile, 0.45)),
    ),
    rect(x - 6, base - 128, width + 12, 62, lighten(textile, 0.12), 'rx="16"'),
    rect(x - 6, base - 92, width + 12, 26, darken(textile, 0.12), 'rx="12"'),
    rect(x, base - 68, width, 68, bois),
    zelligeBand(x + 8, base - 54, width - 16, 36, darken(bois, 0.2), lighten(bois, 0.4), accent),
    rect(
      x + width * 0.06,
      base - 190,
      84,
      76,
      accent,
      `rx="16" transform="rotate(-8 ${x + width * 0.06} ${base - 150})"`,
    ),
    rect(
      x + width * 0.82,
      base - 188,
      84,
      74,
      random.pick([clair, '#E9A826']),
      `rx="16" transform="rotate(7 ${x + width * 0.86} ${base - 150})"`,
    ),
  ].join('')
}

export function sofa({ random, textile, accent, clair, bois }: Ambiance, x: number, base: number, width: number) {
  const seats = random.integer(2, 3)
  const step = (width - 80) / seats
  return [
    shadow(x + width / 2, base + 2, width + 40),
    rect(x + 40, base - 30, 16, 30, bois),
    rect(x + width - 56, base - 30, 16, 30, bois),
    rect(x + 10, base - 230, width - 20, 190, textile, 'rx="34"'),
    repeat(seats, (index) =>
      rect(x + 40 + index * step + 3, base - 206, step - 6, 112, lighten(textile, 0.1), 'rx="22"'),
    ),
    repeat(seats, (index) =>
      rect(x + 40 + index * step + 2, base - 116, step - 4, 52, lighten(textile, 0.2), 'rx="18"'),
    ),
    rect(x + 20, base - 72, width - 40, 46, darken(textile, 0.12), 'rx="12"'),
    rect(x, base - 156, 60, 130, darken(textile, 0.08), 'rx="26"'),
    rect(x + width - 60, base - 156, 60, 130, darken(textile, 0.18), 'rx="26"'),
    rect(x + 74, base - 180, 84, 78, accent, `rx="16" transform="rotate(-8 ${x + 110} ${base - 140})"`),
    rect(x + width - 160, base - 178, 80, 74, clair, `rx="16" transform="rotate(8 ${x + width - 120} ${base - 140})"`),
  ].join('')
}

export function armchair({ accent, bois }: Ambiance, x: number, base: number) {
  return (
    shadow(x + 95, base + 2, 220) +
    line(`M${x + 40} ${base - 40}L${x + 28} ${base}M${x + 150} ${base - 40}L${x + 162} ${base}`, bois, 12) +
    path(`M${x + 20} ${base - 70}V${base - 200}q0 -50 75 -50t75 50V${base - 70}Z`, accent) +
    rect(x + 30, base - 122, 130, 56, lighten(accent, 0.16), 'rx="20"') +
    rect(x + 10, base - 72, 170, 36, darken(accent, 0.14), 'rx="14"') +
    rect(x, base - 150, 36, 110, darken(accent, 0.08), 'rx="18"') +
    rect(x + 154, base - 150, 36, 110, darken(accent, 0.2), 'rx="18"')
  )
}

export function lowTable({ random, bois }: Ambiance, x: number, base: number) {
  const tray = random.chance(0.5)
  const top = base - 86
  return (
    shadow(x, base + 2, 320) +
    line(
      `M${x - 96} ${top + 10}L${x - 110} ${base}M${x + 96} ${top + 10}L${x + 110} ${base}M${x} ${top + 16}V${base + 6}`,
      darken(bois, 0.3),
      11,
    ) +
    ellipse(x, top + 10, 152, 24, darken(bois, 0.3)) +
    ellipse(x, top, 152, 24, tray ? '#E3B94E' : bois) +
    ellipse(x, top - 2, 128, 18, tray ? '#F3D27A' : lighten(bois, 0.15)) +
    teapot(x - 34, top - 2) +
    [40, 72, 100]
      .map(
        (dx) =>
          rect(x + dx - 8, top - 24, 17, 24, '#9CCB8E', 'rx="3"') +
          rect(x + dx - 8, top - 24, 17, 7, '#FFF6DE', 'rx="3"'),
      )
      .join('')
  )
}

export function teapot(x: number, y: number) {
  return (
    path(
      `M${x + 24} ${y - 30}Q${x + 48} ${y - 36} ${x + 54} ${y - 62}`,
      'none',
      'stroke="#B9BCC8" stroke-width="8" stroke-linecap="round"',
    ) +
    path(`M${x - 24} ${y - 46}Q${x - 58} ${y - 44} ${x - 28} ${y - 12}`, 'none', 'stroke="#8A8EA0" stroke-width="7"') +
    path(
      `M${x - 30} ${y}C${x - 44} ${y - 40} ${x - 20} ${y - 58} ${x} ${y - 58}S${x + 44} ${y - 40} ${x + 30} ${y}Z`,
      '#D5D8E2',
    ) +
    path(
      `M${x + 8} ${y - 57}C${x + 34} ${y - 50} ${x + 40} ${y - 30} ${x + 30} ${y}H${x + 10}Q${x + 26} ${y - 30} ${x + 8} ${y - 57}Z`,
      '#A9ADBE',
    ) +
    polygon(
      [
        [x - 16, y - 56],
        [x, y - 84],
        [x + 16, y - 56],
      ],
      '#C3C7D4',
    ) +
    circle(x, y - 86, 5, '#E9A826')
  )
}

export function stool({ accent, bois }: Ambiance, x: number, base: number) {
  return (
    shadow(x, base + 1, 110, 9) +
    line(
      `M${x - 30} ${base - 96}L${x - 40} ${base}M${x + 30} ${base - 96}L${x + 40} ${base}M${x - 36} ${base - 40}H${x + 36}`,
      darken(bois, 0.2),
      9,
    ) +
    rect(x - 46, base - 112, 92, 22, accent, 'rx="10"')
  )
}
