import { merlons } from '../kit/arch.ts'
import { medina } from '../kit/medina.ts'
import { minaret } from '../kit/minaret.ts'
import { palm, shrub } from '../kit/plants.ts'
import { mountains } from '../kit/relief.ts'
import { fishingBoat, gull, sailboat, sea } from '../kit/sea.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { circle, path, polygon, rect, repeat } from '../kit/svg.ts'

const walls = ['#FBF6EC', '#F1E6D4', '#E6EEF2', '#F7DDC2'] as const

export const drawTanger = () => [
  sky('aube'),
  sun(900, 400, 52),
  cloud(620, 180, 260, '#FFFFFF', 0.6),
  cloud(980, 120, 180, '#FFFFFF', 0.5),
  mountains({ seed: 52, base: 500, low: 20, high: 70, peaks: 9, fill: '#A9A7C9', from: 240, width: 1060 }),
  sea({ top: 496, far: '#8FC3D8', near: '#1F5F9E', glint: '#FFF4D8', sunX: 900, seed: 15 }),
  ferry(),
  sailboat(640, 560, 26, '#FFFFFF', '#C4532F'),
  hill(),
  harbour(),
  gull(560, 300, 20),
  gull(640, 340, 14),
  gull(500, 250, 12),
]

function ferry() {
  return [
    polygon(
      [
        [830, 566],
        [1130, 566],
        [1104, 606],
        [850, 606],
      ],
      '#27408F',
    ),
    rect(846, 540, 262, 28, '#FFFFFF'),
    rect(866, 514, 210, 28, '#F4F0EA'),
    rect(890, 492, 130, 24, '#FFFFFF'),
    rect(1030, 470, 34, 46, '#C4532F'),
    rect(1030, 482, 34, 10, '#FFFFFF'),
    repeat(11, (index) => circle(866 + index * 22, 554, 5, '#5F8FB8')),
    repeat(9, (index) => rect(878 + index * 21, 522, 12, 9, '#8FB4CF')),
    rect(838, 574, 286, 6, '#E9A826'),
    path('M820 612C880 598 1060 598 1150 612C1060 620 900 620 820 612Z', '#FFFFFF', 'opacity=".6"'),
  ].join('')
}

function hill() {
  const slope = (x: number) => Math.max(0, x - 150) * 0.33
  return [
    path('M0 360C120 330 240 350 330 420C430 500 520 590 620 720H0Z', '#7E9B6E'),
    medina({ seed: 3, base: 400, width: 330, low: 60, high: 110, walls, opening: '#5B88AE', block: 70, slope }),
    rect(40, 296, 190, 130, '#E3C49C'),
    rect(196, 296, 34, 130, '#B98F70'),
    merlons(40, 298, 190, 18, '#E3C49C'),
    minaret({ x: 280, base: 440, width: 50, height: 190, body: '#FBF3E2', tile: '#2B8A6E' }),
    medina({
      seed: 8,
      base: 520,
      width: 430,
      low: 70,
      high: 130,
      walls,
      opening: '#4A7BA6',
      block: 80,
      slope: (x) => slope(x) * 0.6,
    }),
    medina({
      seed: 12,
      base: 640,
      width: 500,
      low: 80,
      high: 140,
      walls,
      opening: '#5B88AE',
      block: 90,
      slope: (x) => slope(x) * 0.35,
    }),
    shrub(70, 520, 60, '#5B8759'),
    shrub(330, 600, 54, '#5B8759'),
  ].join('')
}

function harbour() {
  return [
    path('M0 690C200 676 420 690 640 760C700 780 720 800 700 812C500 790 240 770 0 780Z', '#E9CFA5'),
    path('M0 770C260 760 520 772 690 812C740 830 770 860 790 900H0Z', '#C99A72'),
    repeat(5, (index) => palm(50 + index * 118, 800 + index * 12, 170 - index * 6, '#3D7A5A', '#7A4E35', 0.04)),
    fishingBoat(880, 790, 76, '#FBF3E2', '#C4532F'),
    fishingBoat(1060, 850, 92, '#C4532F'),
  ].join('')
}
