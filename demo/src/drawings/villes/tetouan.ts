import { horseshoe } from '../kit/arch.ts'
import { medina } from '../kit/medina.ts'
import { minaret } from '../kit/minaret.ts'
import { cypress, shrub, tree } from '../kit/plants.ts'
import { hills, mountains } from '../kit/relief.ts'
import { gull } from '../kit/sea.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { line, path, polygon, rect, repeat } from '../kit/svg.ts'

const white = ['#FFFFFF', '#F8F4EC', '#EEF2F4', '#FBF3E4'] as const
const green = '#2F7F68'

export const drawTetouan = () => [
  sky('midi'),
  sun(180, 170, 50),
  cloud(640, 210, 300, '#FFFFFF', 0.8),
  cloud(300, 130, 160, '#FFFFFF', 0.6),
  mountains({ seed: 95, base: 560, low: 160, high: 350, peaks: 4, fill: '#7C93B4' }),
  mountains({ seed: 97, base: 570, low: 90, high: 190, peaks: 6, fill: '#6C8F86' }),
  hills({ seed: 98, base: 600, low: 70, high: 150, peaks: 4, fill: '#7FA57A' }),
  medina({
    seed: 21,
    base: 560,
    low: 50,
    high: 100,
    walls: white,
    opening: green,
    block: 66,
    slope: (x) => Math.abs(x - 620) * 0.1,
  }),
  minaret({ x: 520, base: 580, width: 62, height: 250, body: '#FDF8EC', tile: green }),
  rect(0, 600, 1200, 200, '#DDE3E4'),
  medina({
    seed: 25,
    base: 660,
    low: 60,
    high: 120,
    walls: white,
    opening: green,
    block: 84,
    slope: (x) => Math.abs(x - 560) * 0.06,
  }),
  minaret({ x: 910, base: 690, width: 50, height: 210, body: '#FBF3E4', tile: green, top: 'pyramide' }),
  medina({ seed: 28, base: 780, low: 70, high: 150, walls: white, opening: green, block: 110 }),
  cypress(690, 740, 150),
  cypress(730, 750, 120),
  cypress(160, 730, 130),
  terrace(),
  gull(420, 250, 18),
  gull(470, 280, 12),
  gull(370, 290, 11),
]

function terrace() {
  return [
    path('M0 780C200 760 360 790 560 784C800 776 980 750 1200 774V900H0Z', '#5E8F62'),
    tree(1120, 850, 200, '#4C8157', '#F0923A'),
    tree(1000, 866, 150, '#5A9062', '#F0923A'),
    whiteHouse(),
    shrub(430, 880, 80, '#4C8157', '#F2A0B5', 4),
    shrub(560, 890, 64, '#5A9062', '#FFFFFF', 6),
    shrub(840, 890, 80, '#4C8157', '#E8555A', 8),
  ].join('')
}

function whiteHouse() {
  return [
    rect(40, 640, 300, 260, '#FFFFFF'),
    rect(270, 640, 70, 260, '#D5DEE6'),
    polygon(
      [
        [24, 646],
        [60, 606],
        [320, 606],
        [356, 646],
      ],
      green,
    ),
    repeat(8, (index) => line(`M${72 + index * 32} 608L${56 + index * 38} 644`, '#246654', 3)),
    horseshoe(110, 900, 84, 170, '#E9DCC6'),
    horseshoe(110, 900, 66, 152, green),
    rect(190, 700, 54, 72, green),
    rect(214, 700, 5, 72, '#1F5E4D'),
    rect(184, 772, 66, 8, '#CFC4B4'),
    line('M184 800H250M190 780V800M204 780V800M218 780V800M232 780V800M246 780V800', '#3A3A4A', 3),
  ].join('')
}
