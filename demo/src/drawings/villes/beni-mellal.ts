import { crenels, horseshoe } from '../kit/arch.ts'
import { shrub, tree } from '../kit/plants.ts'
import { hills, mountains } from '../kit/relief.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { ellipse, line, path, polygon, rect, repeat } from '../kit/svg.ts'

const orange = '#F08A2C'

export const drawBeniMellal = () => [
  sky('matin'),
  sun(230, 200, 54),
  cloud(360, 170, 220, '#FFFFFF', 0.7),
  cloud(930, 130, 200, '#FFFFFF', 0.6),
  mountains({ seed: 112, base: 600, low: 200, high: 390, peaks: 4, fill: '#8AA0BE', snow: '#FFFFFF' }),
  mountains({ seed: 115, base: 610, low: 120, high: 220, peaks: 5, fill: '#7F9F95' }),
  path('M420 640C560 470 660 430 760 426C900 430 1010 520 1140 640Z', '#9AAE78'),
  path('M760 426C900 430 1010 520 1140 640H900C900 560 850 480 760 426Z', '#7C936A'),
  kasbah(),
  hills({ seed: 118, base: 660, low: 30, high: 80, peaks: 6, fill: '#6FA066' }),
  lawn(),
  grove(),
  cascade(),
]

function kasbah() {
  return [
    rect(670, 330, 190, 104, '#DDAA72'),
    rect(820, 330, 40, 104, '#AE7C58'),
    crenels(670, 332, 190, 16, '#DDAA72'),
    rect(650, 296, 50, 138, '#E8BC86'),
    rect(684, 296, 16, 138, '#B98A62'),
    crenels(650, 298, 50, 13, '#E8BC86'),
    rect(836, 296, 50, 138, '#E8BC86'),
    rect(870, 296, 16, 138, '#B98A62'),
    crenels(836, 298, 50, 13, '#E8BC86'),
    horseshoe(764, 434, 36, 66, '#6B4238'),
    rect(716, 366, 12, 22, '#6B4238'),
    rect(798, 366, 12, 22, '#6B4238'),
    line('M764 440C740 480 800 510 760 560C730 600 780 620 770 650', '#EAD3A4', 9),
  ].join('')
}

const grove = () =>
  repeat(12, (index) =>
    tree(40 + index * 104, 668 + (index % 2) * 16, 108 + (index % 3) * 16, index % 2 ? '#3F7F50' : '#4C8F5A', orange),
  )

const lawn = () => rect(0, 640, 1200, 260, '#7FB06E')

function cascade() {
  return [
    path('M0 700C200 690 330 700 420 712L330 900H0ZM1200 700C1000 690 870 700 780 712L870 900H1200Z', '#5E985C'),
    repeat(4, (index) => {
      const half = 150 + index * 56
      const y = 690 + index * 54
      return (
        polygon(
          [
            [600 - half, y],
            [600 + half, y],
            [600 + half + 26, y + 24],
            [600 - half - 26, y + 24],
          ],
          '#8FD0E0',
        ) +
        rect(600 - half - 26, y + 24, half * 2 + 52, 30, '#5FAFCB') +
        repeat(6 + index, (drop) =>
          rect(600 - half + 6 + (drop * (half * 2)) / (6 + index), y + 24, 12, 30, '#D9F1F6', 'opacity=".75" rx="5"'),
        ) +
        rect(600 - half - 66, y - 6, 40, 62, '#EBD6B4') +
        rect(600 + half + 26, y - 6, 40, 62, '#D0B48E') +
        rect(600 - half - 72, y - 12, 52, 9, '#FBF0DC') +
        rect(600 + half + 20, y - 12, 52, 9, '#FBF0DC')
      )
    }),
    ellipse(600, 898, 340, 16, '#BDE5EE'),
    tree(110, 880, 250, '#3F7F50', orange),
    tree(1100, 880, 260, '#468A56', orange),
    shrub(230, 890, 66, '#3F7F50', '#F2A0B5', 3),
    shrub(980, 892, 66, '#3F7F50', '#E8555A', 5),
  ].join('')
}
