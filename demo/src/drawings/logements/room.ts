import { darken, encre, lighten, mix } from '../kit/color.ts'
import { circle, ellipse, glow, line, polygon, rect, repeat, round } from '../kit/svg.ts'
import { zelligeBand } from '../kit/zellige.ts'
import type { Ambiance } from './ambiance.ts'

export const floorY = 660
const vanishing = { x: 600, y: 330 }

const wallStyles = ['uni', 'soubassement', 'zellige', 'arche', 'moulures'] as const
const floorStyles = ['parquet', 'damier', 'carreaux'] as const

export function room(ambiance: Ambiance) {
  const { mur, bas, clair, random } = ambiance
  return (
    rect(0, 0, 1200, floorY, mur) +
    rect(0, 0, 1200, 26, lighten(mur, 0.35)) +
    wall(ambiance, random.pick(wallStyles)) +
    floor(ambiance, random.pick(floorStyles)) +
    rect(0, floorY - 20, 1200, 20, mix(bas, clair, 0.6)) +
    rect(0, floorY, 1200, 8, encre, 'opacity=".12"')
  )
}

export const shadow = (x: number, y: number, width: number, height = 14) =>
  ellipse(x, y, width / 2, height, encre, 'opacity=".18"')

// A patch of sunlight on the floor, slanting away from the window.
export function sunbeam(windowX: number, windowWidth: number, { moment }: Ambiance) {
  if (moment === 'nuit') return ''
  const drift = windowX < 600 ? 130 : -130
  const left = windowX + drift
  const tint = moment === 'dore' ? '#FFD08A' : '#FFF6D8'
  return polygon(
    [
      [left, floorY + 22],
      [left + windowWidth, floorY + 22],
      [left + windowWidth + drift * 1.2, 860],
      [left + drift * 1.2 - 30, 860],
    ],
    tint,
    'opacity=".38"',
  )
}

export function veil({ moment }: Ambiance, lamps: readonly (readonly [x: number, y: number])[]) {
  if (moment === 'jour') return ''
  if (moment === 'dore') return rect(0, 0, 1200, 900, '#F08A3C', 'opacity=".09"')
  const glows = lamps.map(([x, y]) => circle(x, y, 380, 'url(#lampe)')).join('')
  return `<defs>${glow('lampe', '#FFC873', 0.6)}</defs>${rect(0, 0, 1200, 900, '#ACA2E4', 'style="mix-blend-mode:multiply"')}${glows}`
}

function wall({ mur, bas, clair, accent }: Ambiance, style: (typeof wallStyles)[number]) {
  if (style === 'soubassement')
    return rect(0, 430, 1200, floorY - 430, bas) + rect(0, 424, 1200, 8, mix(bas, clair, 0.6))
  if (style === 'zellige')
    return (
      rect(0, 520, 1200, floorY - 520, bas) +
      zelligeBand(0, 560, 1200, 60, mix(bas, accent, 0.25), clair, accent) +
      rect(0, 514, 1200, 8, clair)
    )
  if (style === 'arche') return rect(430, 200, 520, 460, bas, 'rx="260"') + rect(430, 460, 520, 200, bas)
  if (style === 'moulures')
    return (
      repeat(4, (index) => line(`M${40 + index * 290} 90h250v480h-250Z`, darken(mur, 0.09), 5)) +
      rect(0, 600, 1200, 5, darken(mur, 0.09))
    )
  return rect(0, 26, 1200, 6, darken(mur, 0.06))
}

function floor({ sol, clair, accent }: Ambiance, style: (typeof floorStyles)[number]) {
  const ground = rect(0, floorY, 1200, 900 - floorY, sol)
  if (style === 'parquet') return ground + rays(20, darken(sol, 0.16), 3) + boards(darken(sol, 0.16))
  if (style === 'carreaux')
    return ground + rays(16, lighten(sol, 0.4), 3) + rows.map((y) => rect(0, y, 1200, 3, lighten(sol, 0.4))).join('')
  return ground + checker(mix(sol, clair, 0.55), mix(sol, accent, 0.2))
}

const rows = [floorY, 684, 714, 752, 802, 868, 950]

const onFloor = (x: number, y: number) => vanishing.x + ((x - vanishing.x) * (y - vanishing.y)) / (floorY - vanishing.y)

const rays = (count: number, color: string, width: number) =>
  line(
    repeat(count, (index) => {
      const x = -60 + (index * 1320) / (count - 1)
      return `M${round(x)} ${floorY}L${round(onFloor(x, 900))} 900`
    }),
    color,
    width,
    'opacity=".6"',
  )

const boards = (color: string) =>
  line(
    repeat(18, (index) => {
      const y = rows[1 + (index % 5)] ?? 700
      const x = -60 + ((index * 7) % 19) * (1320 / 19)
      return `M${round(onFloor(x, y))} ${y}L${round(onFloor(x + 1320 / 19, y))} ${y}`
    }),
    color,
    3,
    'opacity=".6"',
  )

function checker(light: string, dark: string) {
  const columns = 16
  const step = 1200 / columns
  return rows
    .slice(0, -1)
    .map((top, row) => {
      const bottom = rows[row + 1] ?? 900
      return (
        rect(0, top, 1200, bottom - top, light) +
        repeat(columns / 2, (index) => {
          const x = (index * 2 + (row % 2)) * step
          return polygon(
            [
              [onFloor(x, top), top],
              [onFloor(x + step, top), top],
              [onFloor(x + step, bottom), bottom],
              [onFloor(x, bottom), bottom],
            ],
            dark,
          )
        })
      )
    })
    .join('')
}
