import { crenels, horseshoe, merlons } from '../kit/arch.ts'
import { medina } from '../kit/medina.ts'
import { minaret } from '../kit/minaret.ts'
import { palm } from '../kit/plants.ts'
import { mountains } from '../kit/relief.ts'
import { moon, sky, stars } from '../kit/sky.ts'
import { circle, ellipse, line, path, rect, repeat } from '../kit/svg.ts'

const wall = '#9C6A6E'

export const drawOujda = () => [
  sky('nuit'),
  stars(71, 90, 420),
  moon(930, 180, 60),
  mountains({ seed: 73, base: 600, low: 50, high: 150, peaks: 8, fill: '#4A4488' }),
  medina({
    seed: 16,
    base: 680,
    low: 60,
    high: 140,
    walls: ['#6E5688', '#5E4C80', '#7C6090'],
    opening: '#3A2F60',
    lit: '#FFC96B',
  }),
  minaret({ x: 260, base: 690, width: 88, height: 350, body: '#A07A8E', tile: '#2F7F86', accent: '#FFC96B' }),
  rampart(),
  gate(),
  ground(),
]

function rampart() {
  return rect(0, 600, 1200, 190, '#7E5670') + rect(0, 600, 1200, 8, '#A87C88') + crenels(0, 602, 1200, 26, '#7E5670')
}

function gate() {
  const tower = (x: number) =>
    rect(x, 440, 120, 350, wall) +
    rect(x + 88, 440, 32, 350, '#6A4866') +
    merlons(x, 442, 120, 22, wall) +
    rect(x, 480, 120, 8, '#C08F84') +
    horseshoe(x + 52, 580, 28, 60, '#FFC96B')
  return [
    tower(500),
    tower(800),
    rect(612, 500, 196, 290, '#8A5E6C'),
    merlons(612, 502, 196, 20, '#8A5E6C'),
    rect(640, 530, 140, 260, '#B98478'),
    horseshoe(710, 790, 118, 220, '#E0AE82'),
    horseshoe(710, 790, 96, 198, '#FFD48A'),
    horseshoe(710, 790, 60, 130, '#B3665A'),
  ].join('')
}

function ground() {
  return [
    rect(0, 784, 1200, 116, '#4C3A66'),
    path('M660 790H760L960 900H460Z', '#FFD48A', 'opacity=".35"'),
    ...[
      [150, 1],
      [390, 0.9],
      [1010, 0.9],
    ].map(([x = 0, size = 1]) => lamp(x, 850, 170 * size)),
    palm(70, 880, 330, '#2C3A66', '#2A2350', 0.06),
    palm(1130, 880, 370, '#2C3A66', '#2A2350', -0.05),
    palm(1030, 890, 240, '#354474', '#2A2350', 0.08),
    repeat(6, (index) => ellipse(120 + index * 200, 892, 60, 6, '#3A2C56')),
  ].join('')
}

function lamp(x: number, base: number, height: number) {
  return (
    line(`M${x} ${base}V${base - height}`, '#241C48', 7) +
    circle(x, base - height - 12, 60, '#FFD48A', 'opacity=".16"') +
    circle(x, base - height - 12, 30, '#FFD48A', 'opacity=".25"') +
    circle(x, base - height - 12, 14, '#FFE9B8') +
    rect(x - 14, base - height, 28, 5, '#241C48')
  )
}
