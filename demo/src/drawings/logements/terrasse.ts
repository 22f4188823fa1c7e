import { crenels } from '../kit/arch.ts'
import { darken, encre, lighten, mix } from '../kit/color.ts'
import { medina } from '../kit/medina.ts'
import { minaret } from '../kit/minaret.ts'
import { shrub } from '../kit/plants.ts'
import { mountains } from '../kit/relief.ts'
import { sea } from '../kit/sea.ts'
import { moon, sky, stars, sun } from '../kit/sky.ts'
import { circle, ellipse, group, line, path, polygon, rect, repeat } from '../kit/svg.ts'
import type { Ambiance } from './ambiance.ts'
import { pouf, rug } from './decor.ts'
import { floorPlant } from './plants.ts'
import { floorY, shadow } from './room.ts'
import { armchair, lowTable, sedari } from './seating.ts'

export function drawTerrasse(ambiance: Ambiance) {
  const { random, moment } = ambiance
  const furniture = random.chance(0.5) ? bench(ambiance) : twoChairs(ambiance)
  return [
    sky(
      moment === 'nuit'
        ? 'nuit'
        : moment === 'dore'
          ? random.pick(['couchant', 'rose', 'doree'] as const)
          : random.pick(['matin', 'midi'] as const),
    ),
    moment === 'nuit'
      ? stars(random.integer(1, 99), 60, 300) + moon(880, 150, 46)
      : sun(random.between(200, 1000), 180, 50),
    panorama(ambiance),
    parapet(ambiance),
    random.chance(0.5) ? pergola(ambiance) : laundry(ambiance),
    ...furniture,
    garland(),
    moment === 'nuit' ? rect(0, 540, 1200, 360, '#9C93DC', 'style="mix-blend-mode:multiply"') : '',
  ]
}

function panorama({ random, moment }: Ambiance) {
  const night = moment === 'nuit'
  const walls = night
    ? ['#5A4C80', '#6A5688', '#4E4478']
    : random.pick([
        ['#EBCDA0', '#F4E0BE', '#D9966E'],
        ['#FFFFFF', '#F1E6D4', '#E6EEF2'],
        ['#C9694A', '#D67F5B', '#DE9068'],
      ])
  const horizon = random.pick([
    () =>
      sea({ top: 430, bottom: 600, far: night ? '#3A3C80' : '#8FC3D8', near: night ? '#20285E' : '#2F7FA6', seed: 3 }),
    () =>
      mountains({
        seed: random.integer(1, 50),
        base: 560,
        low: 80,
        high: 220,
        peaks: 5,
        fill: night ? '#3E3C7C' : '#9C9CC0',
        snow: random.chance(0.5) ? '#FFFFFF' : undefined,
      }),
    () => '',
  ])()
  return (
    horizon +
    medina({
      seed: random.integer(1, 99),
      base: 570,
      low: 50,
      high: 130,
      walls,
      opening: '#6B4A4A',
      lit: night ? '#FFC96B' : undefined,
      block: 110,
    }) +
    minaret({
      x: random.between(250, 950),
      base: 570,
      width: 54,
      height: 210,
      body: walls[0] ?? '#EBCDA0',
      plain: true,
    })
  )
}

function parapet({ mur, bas, sol, clair, random }: Ambiance) {
  const tiles = line(
    repeat(13, (index) => `M${index * 100} ${floorY}L${600 + (index * 100 - 600) * 1.75} 900`) +
      [700, 756, 830].map((y) => `M0 ${y}H1200`).join(''),
    lighten(sol, 0.4),
    3,
    'opacity=".7"',
  )
  const top = random.chance(0.4) ? crenels(0, 542, 1200, 30, mur) : rect(0, 528, 1200, 16, mix(clair, mur, 0.3))
  return (
    rect(0, 540, 1200, floorY - 540, mur) +
    top +
    rect(0, floorY - 26, 1200, 26, bas) +
    rect(0, floorY, 1200, 240, sol) +
    tiles +
    rect(0, floorY, 1200, 10, encre, 'opacity=".14"')
  )
}

const pergola = ({ bois, plante }: Ambiance) =>
  rect(60, 90, 20, floorY - 60, bois) +
  rect(1120, 90, 20, floorY - 60, bois) +
  rect(20, 70, 1160, 24, darken(bois, 0.15)) +
  repeat(12, (index) => rect(50 + index * 98, 48, 20, 40, bois)) +
  repeat(6, (index) =>
    shrub(
      90 + index * 205 - (index % 2) * 30,
      106 + (index % 3) * 12,
      64,
      plante,
      index % 2 ? '#E0559A' : '#F08AB8',
      index + 1,
    ),
  )

const laundry = ({ accent, textile, clair, bas }: Ambiance) =>
  line('M0 250Q600 320 1200 240', '#4A3A44', 3) +
  [
    [150, 262, textile],
    [270, 274, clair],
    [390, 282, accent],
    [800, 276, bas],
    [920, 268, textile],
  ]
    .map(
      ([x, y, fill]) =>
        rect(Number(x), Number(y), 90, 120, String(fill), 'rx="4"') +
        rect(Number(x) + 62, Number(y), 28, 120, encre, 'opacity=".08"') +
        rect(Number(x) + 12, Number(y) - 8, 6, 18, '#6B4632') +
        rect(Number(x) + 72, Number(y) - 8, 6, 18, '#6B4632'),
    )
    .join('')

const garland = () =>
  group([
    line('M0 150Q300 250 600 160T1200 150', '#3A2F50', 3),
    ...[
      [90, 180],
      [200, 205],
      [310, 208],
      [420, 196],
      [530, 176],
      [670, 148],
      [780, 132],
      [890, 122],
      [1000, 124],
      [1110, 136],
    ].map(([x = 0, y = 0]) => circle(x, y + 14, 26, '#FFE3A0', 'opacity=".25"') + circle(x, y + 14, 10, '#FFF0C4')),
  ])

function bench(a: Ambiance) {
  return [
    rug(a, 620, 820, 720),
    sedari(a, 220, floorY + 40, 760),
    lowTable(a, 600, 850),
    pouf(a, 330, 868),
    floorPlant(a, 110, floorY + 50, 1.1),
    floorPlant(a, 1090, floorY + 50, 1.1),
  ]
}

function twoChairs(a: Ambiance) {
  return [
    floorPlant(a, 80, floorY + 40, 1),
    floorPlant(a, 190, floorY + 60, 0.8),
    rug(a, 620, 826, 700),
    armchair(a, 330, floorY + 90),
    parasol(a),
    armchair(a, 720, floorY + 90),
    lowTable(a, 620, 862),
    floorPlant(a, 1100, floorY + 50, 1.2),
  ]
}

function parasol({ textile, clair }: Ambiance) {
  return (
    shadow(620, floorY + 80, 140) +
    line(`M620 ${floorY + 76}V330`, '#6B4632', 10) +
    path('M350 430Q620 210 890 430Q800 400 710 426Q620 396 530 426Q440 400 350 430Z', textile) +
    polygon(
      [
        [530, 426],
        [600, 318],
        [640, 318],
        [710, 426],
        [620, 400],
      ],
      clair,
    ) +
    ellipse(620, 312, 12, 9, '#6B4632')
  )
}
