import { crenels, horseshoe, merlons } from '../kit/arch.ts'
import { medina } from '../kit/medina.ts'
import { minaret } from '../kit/minaret.ts'
import { palm } from '../kit/plants.ts'
import { fishingBoat, gull, sea } from '../kit/sea.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { gradient, line, path, rect, repeat, round } from '../kit/svg.ts'
import { zelligeBand } from '../kit/zellige.ts'

export const drawSale = () => [
  sky('aube'),
  sun(300, 380, 58),
  cloud(560, 150, 260, '#FFFFFF', 0.55),
  cloud(90, 190, 200, '#FFFFFF', 0.5),
  path('M0 560C200 520 380 540 560 530C800 516 1000 540 1200 520V640H0Z', '#A9B6C4'),
  tower(),
  medina({
    seed: 55,
    base: 640,
    width: 760,
    low: 50,
    high: 120,
    walls: ['#FBF3E4', '#F3E3C8', '#FFFFFF'],
    opening: '#7A8FA6',
    block: 70,
  }),
  minaret({ x: 170, base: 640, width: 62, height: 250, body: '#F1DDB6' }),
  rampart(),
  sea({ top: 700, far: '#A9CBD2', near: '#3F7FA0', glint: '#FFF4DA', sunX: 300, seed: 61 }),
  quay(),
  fishingBoat(220, 800, 84, '#C4532F'),
  fishingBoat(420, 850, 100, '#1F7A63'),
  fishingBoat(560, 770, 62, '#4A3FD0'),
  gull(620, 280, 18),
  gull(680, 310, 12),
  gull(500, 330, 13),
]

// The Mohammed VI tower: a rocket-shaped high-rise on the right bank, the newest landmark of the river.
function tower() {
  const outline = 'M930 640V330C930 240 950 150 984 90C1018 150 1038 240 1038 330V640Z'
  return (
    `<defs>${gradient(
      'verre',
      [
        [0, '#5D7FB8'],
        [0.55, '#88AFD2'],
        [1, '#3F5C96'],
      ],
      'right',
    )}</defs>` +
    path('M880 640C890 600 905 590 930 586V640ZM1088 640C1078 600 1063 590 1038 586V640Z', '#C9BFB4') +
    path(outline, 'url(#verre)') +
    line(
      repeat(
        16,
        (index) =>
          `M${round(932 + (index > 12 ? (index - 12) * 9 : 0))} ${620 - index * 30}H${round(1036 - (index > 12 ? (index - 12) * 9 : 0))}`,
      ),
      '#DCE8F2',
      2,
      'opacity=".45"',
    ) +
    path('M984 90C1018 150 1038 240 1038 330V640H1000V330C1000 240 996 150 984 90Z', '#2A3A72', 'opacity=".35"') +
    line('M984 92V56', '#8A94B4', 4)
  )
}

function rampart() {
  const bastion = (x: number) =>
    rect(x, 470, 96, 236, '#DDAA72') +
    rect(x + 70, 470, 26, 236, '#A9784E') +
    merlons(x, 472, 96, 20, '#DDAA72') +
    rect(x, 508, 96, 7, '#F0CB98') +
    horseshoe(x + 38, 590, 20, 40, '#6B4238')
  return [
    rect(0, 600, 900, 106, '#CF9A62'),
    rect(0, 600, 900, 8, '#EDC692'),
    crenels(0, 602, 900, 22, '#CF9A62'),
    bastion(480),
    bastion(740),
    rect(574, 520, 168, 186, '#E3B580'),
    merlons(574, 522, 168, 18, '#E3B580'),
    zelligeBand(590, 534, 136, 22, '#1F7A63', '#F7EBD6', '#E9A826'),
    horseshoe(658, 706, 118, 142, '#F4DDB4'),
    horseshoe(658, 706, 96, 124, '#8E5E4A'),
    horseshoe(658, 706, 70, 98, '#5A3440'),
  ].join('')
}

function quay() {
  return (
    path('M0 698H900C1000 700 1100 740 1200 800V640H900Z', '#8FA878') +
    path('M900 698C1000 702 1100 744 1200 806V900H1120C1040 800 960 740 880 716H0V698Z', '#E9D3AC') +
    palm(960, 724, 190, '#3D7A5A', '#7A4E35', 0.05) +
    palm(1060, 770, 230, '#3D7A5A', '#7A4E35', 0.05) +
    palm(1160, 850, 290, '#2F6B4F', '#7A4E35', -0.06)
  )
}
