import { horseshoe, roundPath } from '../kit/arch.ts'
import { darken } from '../kit/color.ts'
import { medina } from '../kit/medina.ts'
import { mountains } from '../kit/relief.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { circle, ellipse, line, path, polygon, rect, repeat } from '../kit/svg.ts'

const blues = ['#7FB2E6', '#A9CFF2', '#5C97D8', '#C9E2F7'] as const
const blooms = ['#E8555A', '#F2A0B5', '#E9A826', '#FFFFFF'] as const

export const drawChefchaouen = () => [
  sky('matin'),
  sun(770, 130, 46),
  cloud(430, 130, 180, '#FFFFFF', 0.7),
  mountains({ seed: 103, base: 460, low: 120, high: 300, peaks: 3, fill: '#7E9CB8' }),
  mountains({ seed: 108, base: 470, low: 60, high: 150, peaks: 5, fill: '#7FA58C' }),
  medina({
    seed: 33,
    base: 480,
    from: 300,
    width: 600,
    low: 60,
    high: 170,
    walls: blues,
    opening: '#2F5FB0',
    block: 70,
  }),
  stairs(),
  leftHouse(),
  rightHouse(),
  pots(),
]

function stairs() {
  const steps = 13
  return repeat(steps, (index) => {
    const share = index / (steps - 1)
    const y = 470 + share * share * 300 + share * 130
    const next = (index + 1) / (steps - 1)
    const height = 470 + next * next * 300 + next * 130 - y
    const half = 116 + share * 380
    return (
      rect(600 - half, y, half * 2, height * 0.5, index % 2 ? '#D5E9FA' : '#C4DFF7') +
      rect(600 - half, y + height * 0.5, half * 2, height * 0.52, index % 2 ? '#5F9BDD' : '#548FD3')
    )
  })
}

function leftHouse() {
  return [
    polygon(
      [
        [0, 60],
        [300, 210],
        [480, 300],
        [480, 500],
        [120, 900],
        [0, 900],
      ],
      '#6FA8E3',
    ),
    polygon(
      [
        [0, 560],
        [480, 420],
        [480, 500],
        [120, 900],
        [0, 900],
      ],
      '#3F7DCB',
    ),
    polygon(
      [
        [0, 46],
        [480, 288],
        [480, 302],
        [0, 74],
      ],
      '#CFE5F8',
    ),
    group(70, 250, 120, 190),
    group(300, 320, 64, 120),
    path('M214 800V560C214 500 250 470 284 462C310 458 326 480 326 520V672Z', '#EAF4FC'),
    path('M230 782V566C232 520 258 488 286 482C304 480 312 498 312 530V688Z', '#2B55A8'),
    circle(298, 600, 6, '#E9A826'),
    lantern(392, 372),
  ].join('')
}

function rightHouse() {
  return [
    polygon(
      [
        [1200, 20],
        [880, 210],
        [720, 320],
        [720, 500],
        [1080, 900],
        [1200, 900],
      ],
      '#8FC0EE',
    ),
    polygon(
      [
        [1200, 600],
        [720, 430],
        [720, 500],
        [1080, 900],
        [1200, 900],
      ],
      '#4F8FD8',
    ),
    polygon(
      [
        [1200, 6],
        [720, 308],
        [720, 322],
        [1200, 40],
      ],
      '#E3F0FB',
    ),
    group(1020, 220, 110, 180),
    group(830, 330, 60, 110),
    path('M984 794V560C984 500 952 472 922 464C898 460 884 482 884 520V680Z', '#F4F9FD'),
    path('M968 778V566C966 522 944 492 920 486C904 484 898 500 898 530V692Z', '#3A6CC4'),
    circle(912, 606, 6, '#E9A826'),
  ].join('')
}

function group(x: number, y: number, width: number, height: number) {
  return (
    path(roundPath(x + width / 2, y + height, width, height), '#E3F0FB') +
    path(roundPath(x + width / 2, y + height - 8, width * 0.76, height * 0.84), '#23488F') +
    line(
      repeat(3, (index) => `M${x + width * (0.3 + index * 0.2)} ${y + height * 0.3}V${y + height - 8}`) +
        `M${x + width * 0.14} ${y + height * 0.62}h${width * 0.72}`,
      '#9CC4EE',
      4,
    ) +
    rect(x - 6, y + height - 8, width + 12, 12, '#F4F9FD')
  )
}

const lantern = (x: number, y: number) =>
  line(`M${x - 26} ${y - 20}H${x}V${y}`, '#2A2350', 4) +
  path(`M${x - 14} ${y}h28l6 40h-40Z`, '#FFD98A') +
  horseshoe(x, y + 4, 22, 18, '#2A2350') +
  rect(x - 20, y + 38, 40, 6, '#2A2350')

function pots() {
  const spots = [
    [196, 840, 1.15],
    [300, 742, 0.9],
    [386, 640, 0.66],
    [438, 572, 0.48],
    [1006, 846, 1.15],
    [912, 752, 0.9],
    [824, 650, 0.66],
    [768, 580, 0.48],
  ] as const
  return spots
    .map(([x, base, size], index) =>
      pot(x, base, size * 62, blooms[index % blooms.length] ?? '#E8555A', index % 2 ? '#C4532F' : '#E9A826'),
    )
    .join('')
}

function pot(x: number, base: number, size: number, bloom: string, clay: string) {
  return (
    ellipse(x + size * 0.2, base, size * 0.7, size * 0.14, '#2F5FB0', 'opacity=".5"') +
    circle(x - size * 0.3, base - size * 1.15, size * 0.4, '#3F7F58') +
    circle(x + size * 0.3, base - size * 1.15, size * 0.4, '#2F6B4A') +
    circle(x, base - size * 1.4, size * 0.44, '#4C9064') +
    repeat(7, (index) =>
      circle(
        x + Math.cos(index * 2.4) * size * 0.5,
        base - size * 1.3 + Math.sin(index * 2.4) * size * 0.36,
        size * 0.12,
        bloom,
      ),
    ) +
    path(`M${x - size * 0.5} ${base - size}h${size}l${-size * 0.16} ${size}h${-size * 0.68}Z`, clay) +
    path(
      `M${x + size * 0.14} ${base - size}h${size * 0.36}l${-size * 0.16} ${size}h${-size * 0.2}Z`,
      darken(clay, 0.3),
    ) +
    rect(x - size * 0.56, base - size * 1.04, size * 1.12, size * 0.18, darken(clay, 0.1))
  )
}
