import { darken, lighten, mix } from '../kit/color.ts'
import { circle, ellipse, line, path, rect, repeat } from '../kit/svg.ts'
import { zelligeBand } from '../kit/zellige.ts'
import type { Ambiance } from './ambiance.ts'
import { mirror, rug } from './decor.ts'
import { floorPlant, smallPlant } from './plants.ts'
import { floorY, room, shadow, sunbeam, veil } from './room.ts'
import { windowWithView } from './window.ts'

const base = floorY + 24

export function drawSalleDeBain(ambiance: Ambiance) {
  const { random } = ambiance
  return [
    room(ambiance),
    tiles(ambiance),
    windowWithView(ambiance, 500, 100, 190, 210),
    sunbeam(500, 190, ambiance),
    basin(ambiance, 90),
    towels(ambiance, 520),
    random.chance(0.5) ? shower(ambiance) : bathtub(ambiance),
    rug(ambiance, 380, 810, 420),
    floorPlant(ambiance, 610, base + 10, 0.8),
    veil(ambiance, [[260, 160]]),
  ]
}

function tiles({ random, clair, accent, bas }: Ambiance) {
  const ground = mix(clair, bas, 0.4)
  const top = 360
  const squares = repeat(96, (index) =>
    rect(
      (index % 24) * 50 + 2,
      top + 62 + Math.floor(index / 24) * 55,
      46,
      51,
      random.pick([mix(accent, clair, 0.55), mix(accent, clair, 0.7), mix(accent, clair, 0.4)]),
      'rx="4"',
    ),
  )
  return (
    rect(0, top, 1200, floorY - top, ground) +
    squares +
    zelligeBand(0, top, 1200, 56, accent, clair, mix(accent, '#E9A826', 0.7))
  )
}

function basin(ambiance: Ambiance, x: number) {
  const { bois, clair } = ambiance
  return [
    mirror(ambiance, x + 190, 230, 104),
    shadow(x + 190, base + 2, 420),
    rect(x, base - 200, 380, 176, bois, 'rx="10"'),
    rect(x + 16, base - 180, 168, 136, lighten(bois, 0.14), 'rx="6"'),
    rect(x + 196, base - 180, 168, 136, lighten(bois, 0.14), 'rx="6"'),
    circle(x + 168, base - 112, 6, clair),
    circle(x + 212, base - 112, 6, clair),
    rect(x + 20, base - 24, 20, 24, darken(bois, 0.3)),
    rect(x + 340, base - 24, 20, 24, darken(bois, 0.3)),
    rect(x - 10, base - 218, 400, 22, lighten(clair, 0.2), 'rx="8"'),
    path(`M${x + 90} ${base - 262}h200q-10 46 -60 46h-80q-50 0 -60 -46Z`, '#FFFFFF'),
    path(`M${x + 220} ${base - 262}h70q-10 46 -60 46h-30q24 -14 20 -46Z`, '#D9DEE6'),
    line(`M${x + 190} ${base - 262}v-40q0 -22 24 -22h10v12`, '#C99A3E', 9),
    rect(x + 320, base - 262, 26, 44, '#C4683F', 'rx="6"'),
    rect(x + 329, base - 276, 8, 16, '#5E4236'),
    smallPlant(ambiance, x + 40, base - 218),
  ].join('')
}

function towels({ textile, accent, bois }: Ambiance, x: number) {
  return (
    rect(x, 440, 150, 9, bois, 'rx="4"') +
    rect(x + 14, 440, 60, 130, textile, 'rx="5"') +
    rect(x + 14, 540, 60, 8, lighten(textile, 0.5)) +
    rect(x + 82, 440, 54, 104, accent, 'rx="5"') +
    rect(x + 82, 518, 54, 8, lighten(accent, 0.5))
  )
}

function shower({ clair }: Ambiance) {
  return (
    line('M1020 640V130q0 -30 -34 -30h-30', '#B4B8C6', 10) +
    ellipse(950, 104, 54, 12, '#C3C7D4') +
    line(
      repeat(6, (index) => `M${910 + index * 16} 126v${60 + (index % 3) * 40}`),
      '#DCEFF6',
      4,
      'opacity=".8"',
    ) +
    circle(1020, 430, 17, '#C99A3E') +
    rect(790, base - 26, 400, 30, lighten(clair, 0.3), 'rx="8"') +
    rect(800, 110, 10, base - 130, '#B4B8C6') +
    rect(808, 110, 190, base - 136, '#CFE6F0', 'opacity=".4"') +
    path(`M840 150L930 150L830 420V240Z`, '#FFFFFF', 'opacity=".35"') +
    rect(1090, 400, 80, 10, '#C99A3E') +
    rect(1100, 356, 20, 44, '#C4683F', 'rx="5"') +
    rect(1130, 366, 24, 34, '#FFF8EC', 'rx="5"')
  )
}

function bathtub({ clair, accent }: Ambiance) {
  return (
    shadow(960, base + 24, 460, 16) +
    line(`M1120 ${base - 150}V${base - 240}q0 -26 -30 -26t-30 26`, '#C99A3E', 10) +
    path(
      `M740 ${base - 150}H1180Q1178 ${base + 4} 1070 ${base + 4}H850Q742 ${base + 4} 740 ${base - 150}Z`,
      '#FFFFFF',
    ) +
    path(
      `M1040 ${base - 150}H1180Q1178 ${base + 4} 1070 ${base + 4}H960Q1050 ${base - 30} 1040 ${base - 150}Z`,
      '#DDE2EA',
    ) +
    rect(726, base - 166, 468, 24, lighten(clair, 0.4), 'rx="12"') +
    line(`M850 ${base + 2}l-14 22M1070 ${base + 2}l14 22`, '#C99A3E', 14) +
    path(`M780 ${base - 166}h90v96q-46 10 -90 0Z`, accent) +
    rect(780, base - 88, 90, 8, lighten(accent, 0.5)) +
    circle(970, base - 172, 20, '#FFFFFF') +
    circle(1000, base - 176, 26, '#FFFFFF') +
    circle(1032, base - 170, 17, '#FFFFFF')
  )
}
