import { place } from '../kit/svg.ts'
import type { Ambiance } from './ambiance.ts'
import { frontBed, sideBed } from './bed.ts'
import { frames, mirror, pouf, rug } from './decor.ts'
import { desk } from './desk.ts'
import { floorLamp, pendant, tableLamp } from './lamp.ts'
import { floorPlant } from './plants.ts'
import { floorY, room, sunbeam, veil } from './room.ts'
import { nightstand, wallShelf, wardrobe } from './storage.ts'
import { windowWithView } from './window.ts'

const base = floorY + 44

const arrangements = [bedAndDesk, bedUnderWindow, bedFromFoot, studentCorner] as const

export function drawChambre(ambiance: Ambiance) {
  return [room(ambiance), ...ambiance.random.pick(arrangements)(ambiance)]
}

function bedAndDesk(a: Ambiance) {
  return [
    windowWithView(a, 780, 130, 250, 300),
    sunbeam(780, 250, a),
    frames(a, 330, 150),
    rug(a, 600, 822, 640),
    place(40, base + 20, sideBed(a, 0, 0), 1.15),
    nightstand(a, 618, base - 10),
    tableLamp(a, 673, base - 130),
    desk(a, 756, base),
    floorPlant(a, 1136, base + 30),
    pouf(a, 470, 860),
    veil(a, [[673, base - 200]]),
  ]
}

function bedUnderWindow(a: Ambiance) {
  return [
    windowWithView(a, 430, 120, 300, 260),
    sunbeam(430, 300, a),
    wallShelf(a, 870, 200, 260),
    rug(a, 620, 820, 620),
    wardrobe(a, 40, base),
    floorPlant(a, 330, base + 10, 0.9),
    place(1160, base + 24, sideBed(a, 0, 0), 1.15, true),
    nightstand(a, 470, base),
    tableLamp(a, 525, base - 120),
    pouf(a, 300, 868),
    veil(a, [[525, base - 190]]),
  ]
}

function bedFromFoot(a: Ambiance) {
  return [
    windowWithView(a, 80, 120, 220, 300),
    frames(a, 620, 130),
    sunbeam(80, 220, a),
    rug(a, 620, 838, 860),
    nightstand(a, 250, floorY + 20),
    tableLamp(a, 305, floorY - 100),
    frontBed(a, 620, floorY),
    nightstand(a, 876, floorY + 20),
    tableLamp(a, 931, floorY - 100),
    a.random.chance(0.5) ? floorPlant(a, 1110, base + 20, 1.1) : floorLamp(a, 1090, base),
    floorPlant(a, 90, base + 60, 0.9),
    veil(a, [
      [305, floorY - 180],
      [931, floorY - 180],
    ]),
  ]
}

function studentCorner(a: Ambiance) {
  return [
    windowWithView(a, 150, 130, 260, 290),
    sunbeam(150, 260, a),
    mirror(a, 610, 280, 84),
    wallShelf(a, 830, 210, 280),
    rug(a, 640, 826, 520),
    desk(a, 110, base),
    floorPlant(a, 520, base - 10, 0.85),
    place(1164, base + 26, sideBed(a, 0, 0), 1.15, true),
    pendant(a, 610, 130),
    veil(a, [
      [610, 120],
      [200, base - 260],
    ]),
  ]
}
