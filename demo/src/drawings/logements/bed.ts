import { darken, lighten } from '../kit/color.ts'
import { line, path, polygon, rect, repeat } from '../kit/svg.ts'
import type { Ambiance } from './ambiance.ts'
import { shadow } from './room.ts'

// Seen from the side, the head at the left; 490 wide.
export function sideBed({ random, bois, textile, accent, clair }: Ambiance, x: number, base: number) {
  const duvet = random.chance(0.5) ? textile : lighten(textile, 0.3)
  const head = random.pick(['droit', 'arrondi', 'capitonne'] as const)
  return [
    shadow(x + 250, base + 2, 540, 16),
    head === 'arrondi'
      ? path(`M${x - 6} ${base}V${base - 240}q17 -46 34 0V${base}Z`, bois)
      : rect(x - 6, base - 250, 34, 250, head === 'droit' ? bois : accent, 'rx="10"'),
    rect(x + 16, base - 84, 466, 44, bois, 'rx="6"'),
    rect(x + 16, base - 54, 466, 14, darken(bois, 0.25), 'rx="6"'),
    rect(x + 30, base - 44, 18, 44, darken(bois, 0.3)),
    rect(x + 450, base - 44, 18, 44, darken(bois, 0.3)),
    rect(x + 26, base - 140, 456, 62, clair, 'rx="20"'),
    pillow(x + 34, base - 188, lighten(clair, 0.5)),
    pillow(x + 84, base - 178, random.pick([accent, lighten(accent, 0.4), textile])),
    path(
      `M${x + 176} ${base - 148}C${x + 260} ${base - 168} ${x + 420} ${base - 160} ${x + 476} ${base - 146}Q${x + 494} ${base - 142} ${x + 494} ${base - 120}V${base - 62}Q${x + 420} ${base - 52} ${x + 330} ${base - 60}T${x + 176} ${base - 58}Z`,
      duvet,
    ),
    path(`M${x + 176} ${base - 148}q24 -6 44 -8V${base - 57}q-22 -3 -44 -1Z`, lighten(duvet, 0.5)),
    throwOver(x + 366, base, accent, clair),
  ].join('')
}

// Seen from the foot, the head against the wall; x is the axis.
export function frontBed({ random, bois, textile, accent, clair }: Ambiance, x: number, back: number) {
  const duvet = random.chance(0.5) ? textile : lighten(textile, 0.3)
  const foot = back + 176
  const head = random.chance(0.5)
    ? rect(x - 225, back - 250, 450, 250, bois, 'rx="24"') +
      rect(x - 205, back - 230, 410, 230, lighten(bois, 0.12), 'rx="16"')
    : path(
        `M${x - 225} ${back}V${back - 150}C${x - 225} ${back - 300} ${x + 225} ${back - 300} ${x + 225} ${back - 150}V${back}Z`,
        darken(accent, 0.06),
      ) +
      line(
        repeat(5, (index) => `M${x - 150 + index * 75} ${back - 20}V${back - 200}`),
        darken(accent, 0.2),
        4,
      )
  return [
    head,
    shadow(x, foot + 24, 620, 18),
    polygon(
      [
        [x - 210, back - 96],
        [x + 210, back - 96],
        [x + 268, foot - 70],
        [x - 268, foot - 70],
      ],
      clair,
    ),
    rect(x - 190, back - 156, 176, 84, lighten(clair, 0.5), 'rx="26"'),
    rect(x + 14, back - 156, 176, 84, lighten(clair, 0.5), 'rx="26"'),
    rect(x - 76, back - 128, 152, 70, random.pick([accent, lighten(accent, 0.4)]), 'rx="24"'),
    polygon(
      [
        [x - 226, back - 44],
        [x + 226, back - 44],
        [x + 272, foot - 70],
        [x - 272, foot - 70],
      ],
      duvet,
    ),
    polygon(
      [
        [x - 220, back - 62],
        [x + 220, back - 62],
        [x + 231, back - 30],
        [x - 231, back - 30],
      ],
      lighten(duvet, 0.5),
    ),
    polygon(
      [
        [x - 256, back + 36],
        [x + 256, back + 36],
        [x + 272, foot - 70],
        [x - 272, foot - 70],
      ],
      accent,
    ),
    rect(x - 276, foot - 74, 552, 70, darken(duvet, 0.16), 'rx="12"'),
    rect(x - 276, foot - 74, 552, 42, darken(accent, 0.12), 'rx="12"'),
    line(
      repeat(12, (index) => `M${x - 252 + index * 46} ${foot - 34}v14`),
      clair,
      5,
    ),
    rect(x - 262, foot - 6, 22, 28, darken(bois, 0.3)),
    rect(x + 240, foot - 6, 22, 28, darken(bois, 0.3)),
  ].join('')
}

function throwOver(x: number, base: number, color: string, stripe: string) {
  return (
    path(`M${x} ${base - 163}q48 2 92 12V${base - 50}q-46 8 -92 -2Z`, color) +
    line(`M${x + 18} ${base - 158}V${base - 54}M${x + 74} ${base - 152}V${base - 50}`, stripe, 6) +
    line(
      repeat(7, (index) => `M${x + 6 + index * 13} ${base - 50}v12`),
      color,
      5,
    )
  )
}

const pillow = (x: number, y: number, fill: string) =>
  rect(x, y, 92, 58, fill, 'rx="22"') +
  path(`M${x + 10} ${y + 46}q36 14 72 0q-6 12 -22 12h-28q-16 0 -22 -12Z`, darken(fill, 0.12))
