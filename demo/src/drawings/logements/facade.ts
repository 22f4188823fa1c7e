import { horseshoe, merlons, rounded } from '../kit/arch.ts'
import { darken, lighten, mix } from '../kit/color.ts'
import { palm, shrub, tree } from '../kit/plants.ts'
import { cloud, moon, sky, stars, sun } from '../kit/sky.ts'
import { circle, line, polygon, rect, repeat } from '../kit/svg.ts'
import { zelligeBand } from '../kit/zellige.ts'
import type { Ambiance } from './ambiance.ts'

const street = 780

export function drawFacade(ambiance: Ambiance) {
  const { random, moment } = ambiance
  const house = random.pick([building, villa, riad])
  return [
    sky(moment === 'nuit' ? 'nuit' : moment === 'dore' ? 'doree' : random.pick(['matin', 'midi'] as const)),
    moment === 'nuit'
      ? stars(5, 50, 300) + moon(1040, 130, 40)
      : sun(1040, 150, 48) + cloud(120, 140, 220, '#FFFFFF', 0.7),
    neighbours(ambiance),
    house(ambiance),
    pavement(),
    greenery(ambiance),
    moment === 'nuit' ? rect(0, 0, 1200, 900, '#B9B2E8', 'style="mix-blend-mode:multiply"') : '',
  ]
}

function neighbours({ mur, moment }: Ambiance) {
  const far = moment === 'nuit' ? '#4A4480' : mix(mur, '#B9C6D4', 0.6)
  return repeat(
    5,
    (index) =>
      rect(index * 260 - 40, 420 - ((index * 73) % 130), 240, 500, index % 2 ? far : lighten(far, 0.15)) +
      repeat(6, (cell) =>
        rect(
          index * 260 + (cell % 2) * 110,
          470 - ((index * 73) % 130) + Math.floor(cell / 2) * 110,
          50,
          60,
          darken(far, 0.15),
        ),
      ),
  )
}

function building(a: Ambiance) {
  const { random, mur, bas, clair, accent, bois } = a
  const floors = random.integer(3, 4)
  const columns = random.integer(3, 4)
  const width = columns * 190 + 40
  const left = 600 - width / 2
  const height = floors * 128 + 150
  const top = street - height
  const cells = repeat(floors * columns, (index) => {
    const x = left + 30 + (index % columns) * 190
    const y = top + 46 + Math.floor(index / columns) * 128
    return (
      opening(a, x + 20, y, 110, 76) +
      (index % 2 === Math.floor(index / columns) % 2 ? balcony(x, y + 80, 150, accent) : '')
    )
  })
  return (
    rect(left, top, width, height, mur) +
    rect(left + width - 46, top, 46, height, darken(mur, 0.18)) +
    rect(left - 14, top - 18, width + 28, 24, mix(clair, mur, 0.3)) +
    rect(left, street - 120, width, 120, bas) +
    cells +
    rect(left + width / 2 - 60, street - 118, 120, 118, mix(clair, bas, 0.4)) +
    rect(left + width / 2 - 46, street - 106, 92, 106, bois) +
    line(`M${left + width / 2} ${street - 106}V${street}`, darken(bois, 0.3), 4) +
    polygon(
      [
        [left + 40, street - 100],
        [left + width / 2 - 90, street - 100],
        [left + width / 2 - 78, street - 74],
        [left + 28, street - 74],
      ],
      accent,
    ) +
    rect(left + 44, street - 74, width / 2 - 140, 74, '#7F95B4')
  )
}

function villa(a: Ambiance) {
  const { mur, bas, clair, accent, bois } = a
  const roof = a.random.pick(['#1F7A63', '#B3492C', '#2A5FA8', accent])
  return [
    rect(330, 330, 560, 450, mur),
    rect(830, 330, 60, 450, darken(mur, 0.18)),
    rect(316, 316, 588, 22, mix(clair, mur, 0.3)),
    rect(180, 540, 220, 240, lighten(mur, 0.3)),
    rect(168, 528, 244, 20, mix(clair, mur, 0.3)),
    polygon(
      [
        [520, 316],
        [640, 230],
        [760, 316],
      ],
      roof,
    ),
    polygon(
      [
        [640, 230],
        [760, 316],
        [664, 316],
      ],
      darken(roof, 0.3),
    ),
    opening(a, 390, 400, 120, 110),
    opening(a, 700, 400, 120, 110),
    balcony(560, 510, 120, accent),
    opening(a, 570, 400, 100, 108),
    rounded(620, 780, 150, 200, bas),
    rounded(620, 780, 112, 170, bois),
    line('M620 630V780', darken(bois, 0.3), 4),
    circle(606, 710, 5, '#E9A826'),
    circle(634, 710, 5, '#E9A826'),
    opening(a, 220, 600, 130, 90),
    opening(a, 740, 600, 90, 90),
    opening(a, 410, 600, 90, 90),
    zelligeBand(330, 566, 500, 24, accent, clair, '#E9A826'),
  ].join('')
}

function riad(a: Ambiance) {
  const { mur, bas, clair, accent, bois } = a
  return [
    rect(240, 240, 720, 540, mur),
    rect(890, 240, 70, 540, darken(mur, 0.18)),
    merlons(240, 242, 720, 34, mur),
    rect(240, 300, 720, 8, darken(mur, 0.15)),
    zelligeBand(260, 250, 610, 40, accent, clair, '#E9A826'),
    horseshoe(600, 780, 260, 370, mix(clair, mur, 0.2)),
    horseshoe(600, 780, 220, 336, accent),
    horseshoe(600, 780, 176, 300, bois),
    line('M600 500V780', darken(bois, 0.35), 5),
    repeat(10, (index) => circle(545 + (index % 2) * 110, 560 + Math.floor(index / 2) * 44, 6, '#E9A826')),
    horseshoe(350, 600, 86, 150, bas),
    horseshoe(350, 590, 64, 128, '#5A4A5E'),
    horseshoe(810, 600, 86, 150, bas),
    horseshoe(810, 590, 64, 128, '#5A4A5E'),
    line('M322 520H378M322 550H378M336 500V588M364 500V588M782 520H838M782 550H838M796 500V588M824 500V588', clair, 4),
    line('M440 470v30M760 470v30', '#3A2F50', 4),
    polygon(
      [
        [424, 500],
        [456, 500],
        [462, 546],
        [418, 546],
      ],
      '#FFD98A',
    ),
    polygon(
      [
        [744, 500],
        [776, 500],
        [782, 546],
        [738, 546],
      ],
      '#FFD98A',
    ),
    rect(440, 776, 320, 14, mix(clair, bas, 0.4)),
  ].join('')
}

function opening({ moment, clair, random }: Ambiance, x: number, y: number, width: number, height: number) {
  const glass = moment === 'nuit' ? random.pick(['#FFC96B', '#FFE0A0', '#4A4A80']) : '#7FA5C4'
  return (
    rect(x - 8, y - 8, width + 16, height + 16, clair) +
    rect(x, y, width, height, glass) +
    polygon(
      [
        [x, y],
        [x + width * 0.5, y],
        [x, y + height * 0.7],
      ],
      '#FFFFFF',
      'opacity=".28"',
    ) +
    line(`M${x + width / 2} ${y}V${y + height}`, clair, 6)
  )
}

const balcony = (x: number, y: number, width: number, color: string) =>
  rect(x, y + 6, width, 10, darken(color, 0.2)) +
  line(
    `${repeat(9, (index) => `M${x + 4 + (index * (width - 8)) / 8} ${y + 6}v-40`)}M${x} ${y - 34}h${width}`,
    darken(color, 0.3),
    4,
  ) +
  shrub(x + width - 24, y + 4, 26, '#4C8157', '#E8555A', x)

const pavement = () =>
  rect(0, street, 1200, 40, '#E3D3BE') +
  rect(0, street + 40, 1200, 80, '#7C7488') +
  rect(0, street + 36, 1200, 8, '#B9A99A') +
  repeat(7, (index) => rect(40 + index * 180, street + 84, 90, 8, '#F3E6D0', 'opacity=".7" rx="3"'))

function greenery({ random, plante }: Ambiance) {
  const tall = random.chance(0.5)
  return (
    (tall
      ? palm(110, street + 14, 360, plante, '#7A4E35', 0.05)
      : tree(120, street + 14, 300, plante, random.chance(0.5) ? '#F0923A' : undefined)) +
    (random.chance(0.6)
      ? palm(1100, street + 14, 300, plante, '#7A4E35', -0.05)
      : tree(1090, street + 14, 240, lighten(plante, 0.1))) +
    shrub(250, street + 8, 54, plante, '#F2A0B5', 2) +
    shrub(960, street + 8, 60, plante, '#E8555A', 4)
  )
}
