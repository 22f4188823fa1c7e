import { merlons, pointed } from '../kit/arch.ts'
import { medina } from '../kit/medina.ts'
import { minaret } from '../kit/minaret.ts'
import { palm, shrub } from '../kit/plants.ts'
import { mountains } from '../kit/relief.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { path, rect, repeat } from '../kit/svg.ts'

const walls = ['#C9694A', '#D67F5B', '#B95B42', '#DE9068'] as const

export const drawMarrakech = () => [
  sky('rose'),
  sun(270, 250, 60),
  cloud(760, 150, 260, '#FFF0E4', 0.55),
  mountains({ seed: 34, base: 620, low: 130, high: 290, peaks: 6, fill: '#9C8CC0', snow: '#FFF7F2' }),
  mountains({ seed: 39, base: 630, low: 50, high: 130, peaks: 9, fill: '#B57C93' }),
  medina({ seed: 5, base: 680, low: 60, high: 120, walls, opening: '#7A332F' }),
  palm(330, 690, 210, '#44745A', '#6B3F35', 0.06),
  palm(1080, 690, 230, '#44745A', '#6B3F35', -0.05),
  minaret({ x: 720, base: 720, width: 128, height: 470, body: '#D98A5E', tile: '#3E9C93', accent: '#F3C35A' }),
  rampart(),
  garden(),
]

function rampart() {
  return [
    rect(0, 690, 1200, 100, '#C4532F'),
    rect(0, 690, 1200, 10, '#E08A62'),
    merlons(0, 692, 1200, 26, '#C4532F'),
    repeat(22, (index) => rect(28 + index * 54 + (index % 3) * 6, 718 + (index % 2) * 30, 9, 9, '#8E3624')),
    ...[150, 560, 960].map(
      (x) =>
        rect(x, 660, 92, 132, '#D0623C') + rect(x + 68, 660, 24, 132, '#97402C') + merlons(x, 662, 92, 20, '#D0623C'),
    ),
    rect(340, 640, 130, 152, '#D0623C'),
    rect(440, 640, 30, 152, '#97402C'),
    merlons(340, 642, 130, 22, '#D0623C'),
    pointed(400, 792, 70, 116, '#E8A070'),
    pointed(400, 792, 54, 100, '#5A2430'),
  ].join('')
}

function garden() {
  return [
    path('M0 786H1200V900H0Z', '#E3A878'),
    path('M370 786H432L560 900H250Z', '#F3CDA0'),
    path('M0 812C120 796 240 806 300 832L250 900H0ZM1200 806C1020 790 800 800 560 836L610 900H1200Z', '#4F7D52'),
    palm(90, 872, 330, '#2F6B4F', '#5E3A30', 0.08),
    palm(200, 884, 230, '#3D7A58', '#5E3A30', -0.06),
    palm(1020, 880, 300, '#2F6B4F', '#5E3A30', -0.08),
    palm(1130, 890, 390, '#3D7A58', '#5E3A30', -0.03),
    repeat(6, (index) =>
      shrub(600 + index * 76, 876 + (index % 2) * 14, 52, '#3F6F4C', index % 2 ? '#F2A0B5' : '#E8555A', index + 1),
    ),
  ].join('')
}
