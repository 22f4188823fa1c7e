import { horseshoePath } from '../kit/arch.ts'
import { darken, lighten } from '../kit/color.ts'
import { circle, line, path, rect, repeat } from '../kit/svg.ts'
import type { Ambiance } from './ambiance.ts'
import { books } from './desk.ts'
import { smallPlant } from './plants.ts'
import { shadow } from './room.ts'

export function wardrobe({ random, bois, clair }: Ambiance, x: number, base: number, width = 210) {
  const fill = random.chance(0.6) ? bois : lighten(bois, 0.55)
  const top = base - 450
  const carved = random.chance(0.5)
  const door = (left: number) =>
    carved
      ? path(horseshoePath(left + width / 4, base - 40, width * 0.32, 330), lighten(fill, 0.16))
      : rect(left + 14, top + 24, width / 2 - 28, 380, lighten(fill, 0.14), 'rx="4"')
  return (
    shadow(x + width / 2, base + 2, width + 40) +
    rect(x, top, width, 440, fill, 'rx="8"') +
    rect(x + width - 24, top, 24, 440, darken(fill, 0.2), 'rx="8"') +
    door(x) +
    door(x + width / 2 - 8) +
    line(`M${x + width / 2 - 4} ${top + 8}V${base - 16}`, darken(fill, 0.3), 4) +
    circle(x + width / 2 - 18, base - 220, 6, clair) +
    circle(x + width / 2 + 10, base - 220, 6, clair) +
    rect(x + 10, base - 14, 20, 14, darken(fill, 0.4)) +
    rect(x + width - 30, base - 14, 20, 14, darken(fill, 0.4))
  )
}

export function wallShelf(ambiance: Ambiance, x: number, y: number, width = 260) {
  const { bois, random } = ambiance
  const tier = (top: number, flipped: boolean) =>
    rect(x, top, width, 14, bois, 'rx="3"') +
    rect(x, top + 14, width, 5, '#2A1E4A', 'opacity=".15"') +
    books(flipped ? x + width - 110 : x + 22, top, ambiance) +
    (random.chance(0.7) ? smallPlant(ambiance, flipped ? x + 56 : x + width - 56, top) : '')
  return tier(y, false) + (random.chance(0.6) ? tier(y + 120, true) : '')
}

export function bookcase(ambiance: Ambiance, x: number, base: number, width = 230) {
  const { bois } = ambiance
  const top = base - 470
  return (
    shadow(x + width / 2, base + 2, width + 30) +
    rect(x, top, width, 470, darken(bois, 0.3), 'rx="6"') +
    repeat(4, (index) => rect(x + 12, top + 14 + index * 114, width - 24, 100, darken(bois, 0.08))) +
    repeat(4, (index) =>
      index === 1
        ? books(x + 24, top + 228, ambiance) + smallPlant(ambiance, x + width - 56, top + 228)
        : books(x + 22, top + 114 + index * 114, ambiance) +
          books(x + 22 + (index % 2 ? 96 : 104), top + 114 + index * 114, ambiance),
    ) +
    line(`M${x} ${top}h${width}v470`, bois, 10)
  )
}

export function nightstand({ bois, clair }: Ambiance, x: number, base: number) {
  return (
    shadow(x + 55, base + 2, 130, 10) +
    rect(x, base - 120, 110, 96, bois, 'rx="8"') +
    rect(x + 8, base - 106, 94, 34, lighten(bois, 0.15), 'rx="4"') +
    rect(x + 8, base - 66, 94, 34, lighten(bois, 0.15), 'rx="4"') +
    circle(x + 55, base - 89, 5, clair) +
    circle(x + 55, base - 49, 5, clair) +
    line(`M${x + 14} ${base - 24}V${base}M${x + 96} ${base - 24}V${base}`, darken(bois, 0.3), 8)
  )
}
