import { darken, encre, lighten, mix } from '../kit/color.ts'
import { circle, line, path, polygon, rect, repeat } from '../kit/svg.ts'
import { zelligeStar } from '../kit/zellige.ts'
import type { Ambiance } from './ambiance.ts'
import { pendant } from './lamp.ts'
import { smallPlant } from './plants.ts'
import { floorY, room, shadow, sunbeam, veil } from './room.ts'
import { stool, teapot } from './seating.ts'
import { windowWithView } from './window.ts'

const counterY = 470
const base = floorY + 20

export function drawCuisine(ambiance: Ambiance) {
  const { random } = ambiance
  const front = random.pick([ambiance.textile, ambiance.accent, ambiance.bois, darken(ambiance.bas, 0.3)])
  const middle = random.chance(0.5) ? 380 : 470
  return [
    room(ambiance),
    backsplash(ambiance),
    windowWithView(ambiance, middle, 110, 260, 220),
    sunbeam(middle, 260, ambiance),
    wallUnits(ambiance, front, middle),
    counter(ambiance, front, middle),
    fridge(ambiance),
    cooker(ambiance, 820),
    random.chance(0.6) ? islandTable(ambiance) : '',
    pendant(ambiance, random.chance(0.5) ? 600 : 320, 120),
    veil(ambiance, [[600, 110]]),
  ]
}

function backsplash({ random, clair, accent, bas }: Ambiance) {
  const starry = random.chance(0.5)
  const ground = mix(clair, bas, 0.35)
  const tile = (x: number, y: number, index: number) =>
    starry
      ? zelligeStar(x + 24, y + 24, 18, index % 2 ? accent : mix(accent, clair, 0.5))
      : rect(x + 2, y + 2, 44, 44, index % 3 ? mix(accent, clair, 0.6) : mix(accent, clair, 0.25), 'rx="4"')
  return (
    rect(0, 374, 940, 100, ground) +
    repeat(38, (index) => tile((index % 19) * 49 + 4, 376 + Math.floor(index / 19) * 49, index))
  )
}

function wallUnits({ random, bois, clair }: Ambiance, front: string, middle: number) {
  const left = middle - 90
  if (random.chance(0.5))
    return [
      rect(30, 250, left - 30, 14, bois),
      rect(30, 140, left - 30, 14, bois),
      repeat(5, (index) => jar(52 + index * ((left - 80) / 5), 250, index, clair)),
      repeat(4, (index) => bowl(70 + index * ((left - 80) / 4), 140, index, clair)),
    ].join('')
  const doors = Math.max(2, Math.round(left / 130))
  return (
    rect(0, 80, left, 220, front) +
    rect(0, 300, left, 8, encre, 'opacity=".18"') +
    repeat(
      doors,
      (index) =>
        rect((index * left) / doors + 8, 90, left / doors - 16, 200, lighten(front, 0.12), 'rx="6"') +
        circle(((index + 0.86) * left) / doors, 260, 5, clair),
    )
  )
}

function counter({ clair, bois }: Ambiance, front: string, middle: number) {
  const units = 6
  return [
    shadow(470, base + 4, 980, 12),
    rect(0, counterY, 960, base - counterY - 20, front),
    rect(0, base - 24, 960, 24, darken(front, 0.4)),
    repeat(
      units,
      (index) =>
        rect(index * 160 + 8, counterY + 26, 144, base - counterY - 60, lighten(front, 0.1), 'rx="6"') +
        rect(index * 160 + 56, counterY + 42, 48, 7, clair, 'rx="3"'),
    ),
    rect(0, counterY - 6, 968, 24, lighten(bois, 0.35)),
    rect(0, counterY + 18, 968, 6, encre, 'opacity=".2"'),
    line(`M${middle + 130} ${counterY - 6}V${counterY - 70}q0 -26 26 -26t26 26v8`, '#A9ADBE', 9),
    rect(middle + 70, counterY - 12, 150, 10, '#C3C7D4', 'rx="4"'),
    bowlOfFruit(150, counterY - 6),
    teapot(290, counterY - 6),
  ].join('')
}

function fridge(ambiance: Ambiance) {
  const { random, clair, accent } = ambiance
  const fill = random.pick([clair, lighten(accent, 0.45), '#D5DBE2'])
  return (
    shadow(1080, base + 6, 260) +
    rect(976, 190, 204, base - 190, fill, 'rx="20"') +
    rect(1140, 190, 40, base - 190, darken(fill, 0.14), 'rx="18"') +
    rect(976, 350, 204, 5, darken(fill, 0.25)) +
    rect(994, 260, 9, 64, '#8A8EA0', 'rx="4"') +
    rect(994, 380, 9, 90, '#8A8EA0', 'rx="4"') +
    rect(1050, 410, 56, 70, '#FFF3CE') +
    circle(1078, 412, 6, '#C4532F') +
    smallPlant(ambiance, 1080, 190)
  )
}

function cooker({ clair, bois }: Ambiance, x: number) {
  return (
    rect(x - 70, counterY + 18, 150, base - counterY - 42, '#3A3550', 'rx="6"') +
    rect(x - 54, counterY + 66, 118, 80, '#5A5676', 'rx="8"') +
    rect(x - 54, counterY + 54, 118, 6, '#C3C7D4') +
    repeat(4, (index) => circle(x - 45 + index * 34, counterY + 36, 7, clair)) +
    rect(x - 66, counterY - 12, 142, 8, '#2E2A44') +
    polygon(
      [
        [x - 50, 0],
        [x + 60, 0],
        [x + 60, 190],
        [x + 92, 250],
        [x - 82, 250],
        [x - 50, 190],
      ],
      '#D5D8E2',
    ) +
    polygon(
      [
        [x + 20, 0],
        [x + 60, 0],
        [x + 60, 190],
        [x + 92, 250],
        [x + 30, 250],
        [x + 20, 190],
      ],
      '#B4B8C6',
    ) +
    path(`M${x - 52} ${counterY - 12}q4 -50 52 -92h10q48 42 52 92Z`, '#C4532F') +
    path(`M${x + 10} ${counterY - 104}q48 42 52 92h-34q4 -50 -18 -92Z`, '#94391F') +
    circle(x + 5, counterY - 108, 10, '#C4532F') +
    rect(x - 60, counterY - 26, 130, 16, bois, 'rx="8"')
  )
}

function islandTable(ambiance: Ambiance) {
  const { bois, plante } = ambiance
  return (
    shadow(480, 884, 640) +
    stool(ambiance, 300, 850) +
    stool(ambiance, 660, 850) +
    rect(200, 730, 560, 22, bois, 'rx="8"') +
    rect(200, 748, 560, 8, darken(bois, 0.3)) +
    rect(228, 752, 24, 128, darken(bois, 0.2)) +
    rect(708, 752, 24, 128, darken(bois, 0.2)) +
    rect(456, 680, 44, 52, '#8FB4CF', 'rx="8"') +
    [-24, 0, 24]
      .map((angle) => path('M478 684q-16 -30 0 -64q16 34 0 64Z', plante, `transform="rotate(${angle} 478 684)"`))
      .join('') +
    rect(316, 722, 90, 9, '#FFF8EC', 'rx="4"') +
    rect(560, 722, 90, 9, '#FFF8EC', 'rx="4"')
  )
}

const jarColors = ['#C4532F', '#E9A826', '#3E7E6B', '#8A5A44', '#D9B284']
const jar = (x: number, base: number, index: number, lid: string) =>
  rect(x, base - 58, 38, 58, jarColors[index % 5] ?? '#C4532F', 'rx="8"') +
  rect(x - 2, base - 66, 42, 12, lid, 'rx="4"')
const bowl = (x: number, base: number, index: number, rim: string) =>
  path(`M${x - 30} ${base - 30}h60q-6 30 -30 30t-30 -30Z`, jarColors[(index + 2) % 5] ?? '#3E7E6B') +
  rect(x - 32, base - 34, 64, 7, rim, 'rx="3"')
const bowlOfFruit = (x: number, base: number) =>
  circle(x - 22, base - 48, 18, '#F0923A') +
  circle(x + 16, base - 50, 19, '#F0A43A') +
  circle(x - 2, base - 62, 17, '#E8773A') +
  path(`M${x - 56} ${base - 42}h112q-10 42 -56 42t-56 -42Z`, '#2A5FA8') +
  rect(x - 58, base - 44, 116, 7, '#FFF8EC')
