import { crenels } from '../kit/arch.ts'
import { darken, lighten } from '../kit/color.ts'
import { palm } from '../kit/plants.ts'
import { dune, mountains } from '../kit/relief.ts'
import { moon, sky, stars } from '../kit/sky.ts'
import { type Point, path, polygon, rect, repeat } from '../kit/svg.ts'

export const drawOuarzazate = () => [
  sky('couchant'),
  stars(151, 46, 240),
  moon(210, 150, 42),
  mountains({ seed: 153, base: 600, low: 80, high: 200, peaks: 6, fill: '#7A3F72' }),
  mountains({ seed: 158, base: 610, low: 30, high: 90, peaks: 8, fill: '#A0506A' }),
  rect(0, 606, 1200, 294, '#B85A48'),
  path('M240 700C320 560 480 480 640 470C820 470 960 560 1060 700Z', '#C46A45'),
  kasbah(),
  oasis(),
  dune(900, 780, 740, '#F0A060', '#B8583F'),
  dune(900, 300, 812, '#F7B878', '#C96C48'),
  caravan(),
]

function kasbah() {
  const clay = '#D9824F'
  return [
    tower(560, 470, 90, 190, lighten(clay, 0.08)),
    tower(700, 480, 80, 150, clay),
    tower(640, 500, 74, 250, lighten(clay, 0.14)),
    body(440, 560, 170, 110, clay),
    body(700, 560, 200, 130, darken(clay, 0.08)),
    tower(430, 570, 84, 200, clay),
    tower(600, 580, 92, 190, lighten(clay, 0.1)),
    tower(820, 580, 84, 210, lighten(clay, 0.04)),
    body(330, 660, 240, 120, lighten(clay, 0.06)),
    body(560, 670, 260, 140, clay),
    body(800, 660, 180, 110, darken(clay, 0.06)),
    tower(330, 680, 90, 210, lighten(clay, 0.1)),
    tower(530, 690, 84, 190, clay),
    tower(740, 690, 96, 220, lighten(clay, 0.12)),
    tower(920, 680, 84, 180, clay),
  ].join('')
}

function tower(x: number, base: number, width: number, height: number, fill: string) {
  const inset = width * 0.1
  const top = base - height
  const face: Point[] = [
    [x, base],
    [x + inset, top],
    [x + width - inset, top],
    [x + width, base],
  ]
  const shade: Point[] = [
    [x + width * 0.7, base],
    [x + width * 0.68, top],
    [x + width - inset, top],
    [x + width, base],
  ]
  const motif = repeat(3, (index) =>
    polygon(
      [
        [x + width * (0.24 + index * 0.2), top + 20],
        [x + width * (0.32 + index * 0.2), top + 32],
        [x + width * (0.24 + index * 0.2), top + 44],
        [x + width * (0.16 + index * 0.2) + 2, top + 32],
      ],
      darken(fill, 0.4),
    ),
  )
  return (
    polygon(face, fill) +
    polygon(shade, darken(fill, 0.3)) +
    crenels(x + inset, top + 1, width - inset * 2, width * 0.13, fill) +
    motif +
    rect(x + inset, top + 52, width - inset * 2, 5, darken(fill, 0.25)) +
    rect(x + width * 0.34, top + 74, width * 0.12, 24, '#4A2038') +
    rect(x + width * 0.34, top + 122, width * 0.12, 20, '#4A2038')
  )
}

function body(x: number, base: number, width: number, height: number, fill: string) {
  return (
    rect(x, base - height, width, height, fill) +
    rect(x, base - height, width, 6, lighten(fill, 0.3)) +
    repeat(Math.floor(width / 46), (index) => rect(x + 20 + index * 46, base - height + 34, 11, 22, '#4A2038'))
  )
}

const oasis = () =>
  path('M0 716C200 690 380 684 600 684C860 684 1040 694 1200 712V860H0Z', '#6A4A48') +
  repeat(13, (index) =>
    palm(
      150 + index * 76,
      736 + (index % 3) * 8,
      90 + (index % 4) * 22,
      index % 2 ? '#46664A' : '#385840',
      '#4A2C34',
      index % 2 ? 0.06 : -0.05,
    ),
  )

function caravan() {
  return [0, 1, 2]
    .map((index) => `<g transform="translate(${760 + index * 100} ${812 + index * 14}) scale(.62)">${camel()}</g>`)
    .join('')
}

const camel = () =>
  path(
    'M-60 0L-54 -56C-70 -76 -52 -98 -30 -92C-18 -124 10 -124 20 -92C40 -96 52 -84 58 -72C72 -80 74 -104 70 -124C76 -138 94 -136 108 -126L104 -116L90 -114C90 -84 84 -62 62 -50L60 0H50L46 -42C20 -36 -16 -36 -36 -42L-44 0Z',
    '#3A1E3C',
  ) + path('M-26 -92C-14 -122 8 -122 18 -92L24 -66H-34Z', '#C4532F')
