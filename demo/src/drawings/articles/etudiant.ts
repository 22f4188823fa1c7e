import { medina } from '../kit/medina.ts'
import { minaret } from '../kit/minaret.ts'
import { circle, line, path, polygon, rect } from '../kit/svg.ts'
import { deskLamp } from '../logements/desk.ts'
import { backdrop, cast, textLines } from './scenery.ts'

export const drawEtudiant = () => [
  backdrop('#CFE5E0', '#A5D0C8', '#A8683F'),
  rect(420, 50, 360, 330, '#FFFDF8', 'rx="10"'),
  rect(436, 66, 328, 298, '#9CCBE6'),
  circle(690, 130, 32, '#FFF3CE'),
  minaret({ x: 540, base: 364, width: 44, height: 190, body: '#F1DDB6' }),
  medina({
    seed: 5,
    base: 364,
    from: 436,
    width: 324,
    low: 50,
    high: 110,
    walls: ['#EBCDA0', '#F4E0BE', '#D9966E'],
    opening: '#6B4238',
    block: 66,
  }),
  line('M600 58V372', '#FFFDF8', 14),
  rect(400, 376, 400, 20, '#FFFDF8', 'rx="6"'),
  cast(240, 560, 170),
  book(100, 524, 280, 40, '#4A3FD0'),
  book(124, 484, 240, 40, '#C4532F'),
  book(108, 444, 250, 40, '#E9A826'),
  cap(232, 400),
  cast(620, 566, 240),
  rect(480, 380, 280, 176, '#1E1B3A', 'rx="14"'),
  rect(494, 394, 252, 146, '#F4F1FF'),
  textLines(516, 416, [110], '#4A3FD0'),
  textLines(516, 450, [200, 170, 130]),
  polygon(
    [
      [450, 556],
      [790, 556],
      [820, 574],
      [420, 574],
    ],
    '#B9B6C6',
  ),
  `<g transform="translate(960 566) scale(2.2) rotate(0)">${deskLamp(0, 0, '#C4532F')}</g>`,
  rect(1090, 500, 60, 70, '#1F7A63', 'rx="10"'),
  polygon(
    [
      [1102, 500],
      [1092, 410],
      [1104, 406],
      [1114, 500],
    ],
    '#E9A826',
  ),
  polygon(
    [
      [1122, 500],
      [1128, 400],
      [1140, 402],
      [1136, 500],
    ],
    '#4A3FD0',
  ),
]

const book = (x: number, y: number, width: number, height: number, cover: string) =>
  rect(x, y, width, height, cover, 'rx="8"') +
  rect(x + width - 26, y + 7, 26, height - 14, '#FBF3E2') +
  rect(x + 24, y, 14, height, '#FFFFFF', 'opacity=".35"')

const cap = (x: number, y: number) =>
  path(`M${x - 70} ${y}v34q70 36 140 0v-34Z`, '#2A2660') +
  polygon(
    [
      [x, y - 56],
      [x + 130, y - 4],
      [x, y + 48],
      [x - 130, y - 4],
    ],
    '#1E1B3A',
  ) +
  line(`M${x} ${y - 4}L${x + 96} ${y + 14}V${y + 60}`, '#E9A826', 6) +
  circle(x + 96, y + 66, 10, '#E9A826')
