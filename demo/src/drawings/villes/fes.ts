import { merlons } from '../kit/arch.ts'
import { darken, lighten } from '../kit/color.ts'
import { medina } from '../kit/medina.ts'
import { minaret } from '../kit/minaret.ts'
import { cypress } from '../kit/plants.ts'
import { hills } from '../kit/relief.ts'
import { sky, sun } from '../kit/sky.ts'
import { ellipse, path, polygon, rect, repeat } from '../kit/svg.ts'

const walls = ['#E5C79C', '#D9B284', '#EFD8B4', '#CFA173'] as const
const dyes = [
  '#C4532F',
  '#E9A826',
  '#F4EBDD',
  '#8C3B2E',
  '#4A3FD0',
  '#D98A3D',
  '#3E7E6B',
  '#B3261E',
  '#F0DCC0',
  '#6F4A8E',
] as const

export const drawFes = () => [
  sky('doree'),
  sun(880, 260, 64),
  hills({ seed: 44, base: 520, low: 100, high: 220, peaks: 4, fill: '#A98FA6' }),
  tombs(),
  hills({ seed: 47, base: 540, low: 50, high: 130, peaks: 5, fill: '#B7A06F' }),
  ...[
    [120, 470],
    [160, 460],
    [760, 462],
    [1090, 470],
  ].map(([x = 0, base = 0]) => cypress(x, base, 90, '#5B7350')),
  medina({ seed: 4, base: 590, low: 60, high: 150, walls, opening: '#7A5240', block: 76 }),
  minaret({ x: 300, base: 600, width: 76, height: 290, body: '#EAD3A8' }),
  greenRoof(430, 474, 220),
  medina({ seed: 9, base: 660, low: 70, high: 130, walls, opening: '#6E4638', block: 100 }),
  minaret({ x: 1000, base: 660, width: 58, height: 230, body: '#F1DFBD', top: 'pyramide' }),
  tannery(),
]

function tombs() {
  return path('M560 400V330H588V368H612V322H648V400Z', '#8F7690')
}

function greenRoof(x: number, y: number, width: number) {
  return [
    rect(x + 14, y, width - 28, 140, '#EFD8B4'),
    polygon(
      [
        [x, y + 4],
        [x + width * 0.5, y - 62],
        [x + width, y + 4],
      ],
      '#2B8A6E',
    ),
    polygon(
      [
        [x + width * 0.5, y - 62],
        [x + width, y + 4],
        [x + width * 0.58, y + 4],
      ],
      '#1C6A58',
    ),
    merlons(x + 14, y + 12, width - 28, 8, '#C99A62'),
  ].join('')
}

function tannery() {
  const rows = [
    { y: 690, rx: 46, count: 12, offset: 10 },
    { y: 742, rx: 60, count: 9, offset: -20 },
    { y: 808, rx: 80, count: 7, offset: 30 },
    { y: 890, rx: 104, count: 6, offset: -30 },
  ]
  const vats = rows.map(({ y, rx, count, offset }, row) =>
    repeat(count, (index) =>
      vat(
        offset + (index + 0.5) * (1200 / count),
        y,
        Math.min(rx, 570 / count),
        rx * 0.36,
        dyes[(index * 3 + row * 4) % dyes.length] ?? '#C4532F',
      ),
    ),
  )
  return rect(0, 646, 1200, 254, '#DCC3A0') + rect(0, 646, 1200, 12, '#A87F5E', 'opacity=".5"') + vats.join('')
}

function vat(x: number, y: number, rx: number, ry: number, dye: string) {
  return (
    ellipse(x, y + ry * 0.22, rx, ry, '#B8946C') +
    ellipse(x, y, rx, ry, '#F4E6CC') +
    ellipse(x, y + ry * 0.06, rx * 0.84, ry * 0.8, darken(dye, 0.4)) +
    ellipse(x, y + ry * 0.2, rx * 0.78, ry * 0.64, dye) +
    ellipse(x - rx * 0.25, y + ry * 0.12, rx * 0.26, ry * 0.14, lighten(dye, 0.4), 'opacity=".7"')
  )
}
