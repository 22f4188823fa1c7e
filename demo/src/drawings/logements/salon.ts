import { darken } from '../kit/color.ts'
import { rect } from '../kit/svg.ts'
import type { Ambiance } from './ambiance.ts'
import { frames, mirror, pouf, rug } from './decor.ts'
import { floorLamp, pendant } from './lamp.ts'
import { floorPlant, smallPlant } from './plants.ts'
import { floorY, room, shadow, sunbeam, veil } from './room.ts'
import { armchair, lowTable, sedari, sofa } from './seating.ts'
import { bookcase, wallShelf } from './storage.ts'
import { windowWithView } from './window.ts'

const base = floorY + 36

const arrangements = [moroccanSalon, sofaAndBooks, windowSalon, televisionSalon] as const

export function drawSalon(ambiance: Ambiance) {
  return [room(ambiance), ...ambiance.random.pick(arrangements)(ambiance)]
}

function moroccanSalon(a: Ambiance) {
  return [
    windowWithView(a, 470, 110, 260, 290),
    frames(a, 200, 160),
    mirror(a, 960, 260, 80),
    sunbeam(470, 260, a),
    sedari(a, 40, base, 1120),
    rug(a, 600, 822, 760),
    lowTable(a, 600, 836),
    pouf(a, 300, 866),
    pouf(a, 900, 866),
    pendant(a, 600, 110),
    veil(a, [[600, 100]]),
  ]
}

function sofaAndBooks(a: Ambiance) {
  return [
    windowWithView(a, 70, 130, 230, 300),
    sunbeam(70, 230, a),
    frames(a, 600, 160),
    bookcase(a, 930, base - 10),
    floorPlant(a, 120, base + 10, 1.05),
    rug(a, 600, 812, 720),
    sofa(a, 330, base + 6, 540),
    lowTable(a, 590, 858),
    floorLamp(a, 262, base + 6),
    veil(a, [[262, base - 380]]),
  ]
}

function windowSalon(a: Ambiance) {
  return [
    windowWithView(a, 690, 110, 390, 320),
    sunbeam(690, 390, a),
    wallShelf(a, 120, 210, 320),
    rug(a, 600, 816, 800),
    sofa(a, 90, base + 6, 500),
    floorPlant(a, 1120, base + 4, 1.05),
    armchair(a, 830, base + 30),
    lowTable(a, 640, 856),
    pendant(a, 600, 150),
    veil(a, [[600, 130]]),
  ]
}

function televisionSalon(a: Ambiance) {
  const { bois } = a
  return [
    windowWithView(a, 840, 120, 260, 300),
    sunbeam(840, 260, a),
    shadow(400, base + 2, 520),
    rect(160, base - 110, 480, 84, bois, 'rx="8"'),
    rect(160, base - 40, 480, 14, darken(bois, 0.25), 'rx="6"'),
    rect(190, base - 26, 18, 26, darken(bois, 0.35)),
    rect(592, base - 26, 18, 26, darken(bois, 0.35)),
    rect(318, base - 110, 4, 70, darken(bois, 0.25)),
    rect(478, base - 110, 4, 70, darken(bois, 0.25)),
    rect(230, base - 372, 340, 206, '#2E2A44', 'rx="10"'),
    rect(244, base - 358, 312, 178, '#4C5C8A', 'rx="4"'),
    rect(244, base - 236, 312, 56, '#3E7E6B'),
    rect(390, base - 166, 20, 56, '#2E2A44'),
    smallPlant(a, 600, base - 110),
    rug(a, 640, 820, 760),
    floorPlant(a, 76, base + 20, 1),
    armchair(a, 830, base + 40),
    floorLamp(a, 1120, base + 10),
    pouf(a, 560, 862),
    veil(a, [[1120, base - 380]]),
  ]
}
