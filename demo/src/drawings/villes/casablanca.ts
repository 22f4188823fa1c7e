import { arcade, merlons, pointed } from '../kit/arch.ts'
import { minaret } from '../kit/minaret.ts'
import { palm } from '../kit/plants.ts'
import { gull, sailboat, sea } from '../kit/sea.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { path, rect, repeat } from '../kit/svg.ts'
import { zelligeBand } from '../kit/zellige.ts'

const stone = '#F2DCC0'

export const drawCasablanca = () => [
  sky('couchant'),
  sun(330, 520, 62),
  cloud(60, 250, 280, '#FFD9B8', 0.4),
  cloud(900, 170, 240, '#FFC9B8', 0.3),
  skyline(),
  sea({ top: 590, far: '#D9805F', near: '#2B2A6B', glint: '#FFE3B0', sunX: 330, seed: 11 }),
  sailboat(180, 640, 34, '#FFEFD8', '#3A2F70'),
  mosque(),
  corniche(),
  gull(470, 300, 22, '#FFF3E0'),
  gull(540, 350, 15, '#FFF3E0'),
  gull(420, 380, 12, '#FFF3E0'),
]

function skyline() {
  const towers = [
    [40, 60, 90],
    [90, 40, 130],
    [150, 70, 70],
    [430, 60, 80],
    [500, 36, 210],
    [548, 36, 210],
    [600, 80, 90],
  ] as const
  return towers.map(([x, width, height]) => rect(x, 592 - height, width, height, '#8A4A78', 'opacity=".75"')).join('')
}

function mosque() {
  const hall = [
    rect(690, 520, 470, 150, stone),
    rect(690, 520, 470, 18, '#E3C49C'),
    path('M676 520L720 462H1130L1174 520Z', '#2B8A6E'),
    path('M925 520L940 462H1130L1174 520Z', '#1C6A58'),
    repeat(11, (index) => rect(728 + index * 38, 462, 3, 58, '#1C6A58', 'opacity=".5"')),
    arcade(700, 670, 450, 104, 9, '#9A6A5C'),
    merlons(690, 522, 470, 12, stone),
    rect(1060, 520, 100, 150, '#8A5570', 'opacity=".28"'),
  ]
  const tower = [
    minaret({ x: 850, base: 680, width: 122, height: 490, body: stone, tile: '#2B8A6E', top: 'pyramide' }),
    zelligeBand(796, 420, 108, 20, '#2B8A6E', '#F7EBD6', '#E9A826'),
    pointed(850, 680, 62, 130, '#8A5570'),
    pointed(850, 680, 40, 104, '#5B3A62'),
  ]
  const platform =
    rect(600, 670, 600, 34, '#C99A7E') +
    rect(600, 670, 600, 8, '#F2DCC0') +
    arcade(600, 742, 600, 34, 20, '#4A3768', 0.55) +
    path('M600 704H1200V745H600Z', '#A8747A', 'opacity=".55"')
  return platform + hall.join('') + tower.join('')
}

function corniche() {
  const rocks = 'M0 800C120 770 210 806 330 790C470 772 560 812 700 796C850 780 1010 806 1200 776V900H0Z'
  return (
    path(rocks, '#2A2350') +
    path('M0 838C200 812 420 850 640 836C860 822 1040 842 1200 822V900H0Z', '#1E1B3A') +
    palm(92, 850, 250, '#3B3A68', '#2A2350', 0.1) +
    palm(176, 858, 180, '#3B3A68', '#2A2350', -0.08) +
    palm(1120, 850, 210, '#3B3A68', '#2A2350', -0.12)
  )
}
