import { place } from '../kit/svg.ts'
import type { Ambiance } from './ambiance.ts'
import { frames, mirror, pouf, rug } from './decor.ts'
import { desk } from './desk.ts'
import { floorLamp, pendant } from './lamp.ts'
import { floorPlant } from './plants.ts'
import { floorY, room, sunbeam, veil } from './room.ts'
import { armchair } from './seating.ts'
import { bookcase, wallShelf } from './storage.ts'
import { windowWithView } from './window.ts'

const base = floorY + 30

const arrangements = [deskUnderWindow, readingCorner] as const

export function drawBureau(ambiance: Ambiance) {
  return [room(ambiance), ...ambiance.random.pick(arrangements)(ambiance)]
}

function deskUnderWindow(a: Ambiance) {
  return [
    windowWithView(a, 450, 100, 300, 270),
    sunbeam(450, 300, a),
    bookcase(a, 60, base),
    a.random.chance(0.5) ? wallShelf(a, 860, 210) : frames(a, 980, 150),
    rug(a, 600, 816, 620),
    place(390, base + 20, desk(a, 0, 0), 1.3),
    floorPlant(a, 950, base, 1),
    a.random.chance(0.5) ? floorLamp(a, 1100, base + 10) : pouf(a, 1080, base + 60),
    pendant(a, 340, 130),
    veil(a, [
      [340, 110],
      [450, base - 260],
    ]),
  ]
}

function readingCorner(a: Ambiance) {
  return [
    windowWithView(a, 800, 120, 290, 290),
    sunbeam(800, 290, a),
    wallShelf(a, 110, 190, 380),
    a.random.chance(0.5) ? mirror(a, 640, 250, 74) : '',
    rug(a, 820, 812, 560),
    place(80, base + 16, desk(a, 0, 0), 1.25),
    floorLamp(a, 690, base + 6),
    armchair(a, 780, base + 40),
    floorPlant(a, 1090, base + 20, 1.1),
    veil(a, [[690, base - 380]]),
  ]
}
