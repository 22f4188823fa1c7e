import { darken, lighten } from '../kit/color.ts'
import { circle, line, path, polygon, rect } from '../kit/svg.ts'
import type { Ambiance } from './ambiance.ts'
import { shadow } from './room.ts'

// 330 wide, with a student's things on it and a chair pulled in.
export function desk(ambiance: Ambiance, x: number, base: number) {
  const { random, bois, accent, textile, clair } = ambiance
  const top = base - 190
  const drawers = random.chance(0.5)
  return [
    shadow(x + 165, base + 2, 380),
    rect(x + 14, top + 10, 14, 180, darken(bois, 0.25)),
    rect(x + 302, top + 10, 14, 180, darken(bois, 0.25)),
    drawers
      ? rect(x + 222, top + 14, 94, 122, darken(bois, 0.12)) +
        line(
          `M${x + 222} ${top + 54}h94M${x + 222} ${top + 95}h94M${x + 260} ${top + 34}h18M${x + 260} ${top + 74}h18M${x + 260} ${top + 114}h18`,
          darken(bois, 0.4),
          4,
        )
      : rect(x + 28, top + 16, 274, 34, darken(bois, 0.15)) + circle(x + 165, top + 33, 5, clair),
    rect(x, top, 330, 17, bois, 'rx="5"'),
    rect(x, top, 330, 6, lighten(bois, 0.3), 'rx="3"'),
    random.chance(0.6) ? laptop(x + 128, top, clair) : notebook(x + 140, top, accent, clair),
    random.chance(0.7) ? deskLamp(x + 36, top, accent) : books(x + 16, top, ambiance),
    random.chance(0.5) ? mug(x + 268, top, textile) : books(x + 242, top, ambiance),
    chair(x + 130, base + 46, random.pick([textile, accent, bois])),
  ].join('')
}

export function books(x: number, y: number, { random, accent, textile, bas, clair }: Ambiance) {
  let left = x
  return [0, 1, 2, 3]
    .map(() => {
      const width = random.integer(12, 20)
      const height = random.integer(46, 70)
      const book =
        rect(
          left,
          y - height,
          width,
          height,
          random.pick([accent, textile, bas, clair, '#E9A826', '#2F5F8F']),
          'rx="2"',
        ) + rect(left + 3, y - height + 9, width - 6, 4, '#FFF8EC', 'opacity=".7"')
      left += width + 2
      return book
    })
    .join('')
}

export function deskLamp(x: number, y: number, color: string) {
  return (
    rect(x - 16, y - 8, 48, 8, darken(color, 0.3), 'rx="4"') +
    line(`M${x + 8} ${y - 8}L${x - 8} ${y - 66}L${x + 30} ${y - 112}`, darken(color, 0.3), 6) +
    polygon(
      [
        [x + 18, y - 122],
        [x + 42, y - 116],
        [x + 62, y - 80],
        [x + 16, y - 92],
      ],
      color,
    ) +
    polygon(
      [
        [x + 16, y - 92],
        [x + 62, y - 80],
        [x + 60, y - 74],
        [x + 14, y - 86],
      ],
      '#FFE9B0',
    )
  )
}

function chair(x: number, base: number, color: string) {
  return (
    shadow(x + 50, base + 2, 150, 10) +
    line(`M${x + 10} ${base}L${x + 18} ${base - 108}M${x + 92} ${base}L${x + 84} ${base - 108}`, '#5E4236', 9) +
    rect(x - 4, base - 120, 110, 20, color, 'rx="10"') +
    line(
      `M${x + 14} ${base - 118}L${x + 10} ${base - 176}M${x + 88} ${base - 118}L${x + 92} ${base - 176}`,
      '#5E4236',
      8,
    ) +
    rect(x, base - 222, 102, 62, color, 'rx="18"') +
    path(`M${x + 8} ${base - 178}q43 14 86 0v2q0 16 -16 16h-54q-16 0 -16 -16Z`, darken(color, 0.18))
  )
}

const laptop = (x: number, y: number, screen: string) =>
  rect(x, y - 78, 112, 72, '#2E2A44', 'rx="7"') +
  rect(x + 7, y - 71, 98, 57, screen) +
  rect(x + 16, y - 60, 44, 7, '#4A3FD0', 'opacity=".7"') +
  rect(x + 16, y - 46, 70, 5, '#2E2A44', 'opacity=".25"') +
  rect(x + 16, y - 34, 58, 5, '#2E2A44', 'opacity=".25"') +
  rect(x - 12, y - 8, 136, 8, '#B9B6C6', 'rx="4"')
const notebook = (x: number, y: number, cover: string, page: string) =>
  polygon(
    [
      [x, y],
      [x + 14, y - 20],
      [x + 100, y - 20],
      [x + 114, y],
    ],
    page,
  ) +
  rect(x - 4, y - 4, 122, 5, cover) +
  line(`M${x + 57} ${y - 20}V${y - 2}`, darken(page, 0.2), 3)
const mug = (x: number, y: number, fill: string) =>
  circle(x + 30, y - 20, 12, 'none', `stroke="${fill}" stroke-width="6"`) + rect(x, y - 38, 30, 38, fill, 'rx="6"')
