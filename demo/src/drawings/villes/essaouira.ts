import { crenels, horseshoe } from '../kit/arch.ts'
import { medina } from '../kit/medina.ts'
import { minaret } from '../kit/minaret.ts'
import { fishingBoat, gull, sea } from '../kit/sea.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { circle, path, polygon, rect, repeat } from '../kit/svg.ts'

const stone = '#D9B487'

export const drawEssaouira = () => [
  sky('aube'),
  sun(1010, 330, 54),
  cloud(120, 160, 320, '#FFFFFF', 0.65),
  cloud(620, 120, 200, '#FFFFFF', 0.5),
  sea({ top: 520, far: '#A5CBD6', near: '#2F7FA6', glint: '#FFF6DE', sunX: 1010, seed: 41 }),
  path('M880 522C920 498 990 492 1040 502C1090 506 1120 514 1140 522Z', '#8E8AA8'),
  medina({
    seed: 42,
    base: 560,
    width: 640,
    low: 60,
    high: 140,
    walls: ['#FFFFFF', '#F6EFE2', '#EAF1F4'],
    opening: '#2D6FB8',
    block: 74,
  }),
  minaret({ x: 190, base: 560, width: 54, height: 230, body: '#FBF3E2', tile: '#2D6FB8' }),
  rampart(),
  rocks(),
  fishingBoat(700, 790, 110, '#2160B4'),
  fishingBoat(930, 826, 130, '#2D7AD0'),
  fishingBoat(1080, 730, 84, '#2160B4'),
  fishingBoat(800, 690, 58, '#3A86D8'),
  ...[
    [420, 240, 30],
    [520, 190, 20],
    [620, 280, 24],
    [740, 220, 16],
    [330, 170, 15],
    [860, 290, 13],
  ].map(([x = 0, y = 0, size = 0]) => gull(x, y, size)),
]

function rampart() {
  return [
    rect(0, 540, 640, 200, stone),
    rect(0, 540, 640, 10, '#F1D8B0'),
    crenels(0, 542, 640, 34, stone),
    courses(0, 640),
    polygon(
      [
        [520, 760],
        [536, 410],
        [704, 410],
        [724, 760],
      ],
      '#E3C295',
    ),
    polygon(
      [
        [650, 410],
        [704, 410],
        [724, 760],
        [660, 760],
      ],
      '#B58C6A',
    ),
    crenels(536, 412, 168, 28, '#E3C295'),
    rect(566, 384, 54, 30, '#E3C295'),
    crenels(566, 386, 54, 14, '#E3C295'),
    horseshoe(596, 500, 30, 54, '#6B4A4A'),
    rect(534, 540, 182, 8, '#F1D8B0'),
    ...[70, 200, 330, 450].map((x) => cannon(x, 536)),
    horseshoe(260, 740, 90, 130, '#A67C58'),
    horseshoe(260, 740, 66, 108, '#5A3C44'),
  ].join('')
}

const courses = (x: number, width: number) =>
  repeat(14, (index) =>
    rect(
      x + ((index * 97) % (width - 120)),
      574 + (index % 5) * 32,
      64 + (index % 3) * 22,
      5,
      '#B98F68',
      'opacity=".5" rx="2"',
    ),
  )

const cannon = (x: number, y: number) =>
  polygon(
    [
      [x, y - 22],
      [x + 66, y - 32],
      [x + 66, y - 18],
      [x, y - 4],
    ],
    '#3A3550',
  ) +
  circle(x + 4, y - 13, 11, '#3A3550') +
  circle(x + 22, y - 4, 10, '#6B4632')

function rocks() {
  return (
    path(
      'M0 730C120 716 260 742 400 736C520 730 640 756 700 764C640 800 520 812 420 850C360 874 300 884 260 900H0Z',
      '#7A5F5E',
    ) +
    path('M0 790C90 776 170 800 250 820C200 850 160 870 130 900H0Z', '#5C4650') +
    path(
      'M700 764C640 800 520 812 420 850C360 874 300 884 260 900H300C380 880 470 850 540 826C620 806 700 790 730 770Z',
      '#FFFFFF',
      'opacity=".55"',
    )
  )
}
