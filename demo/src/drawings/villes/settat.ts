import { crenels, horseshoe } from '../kit/arch.ts'
import { cypress, tree } from '../kit/plants.ts'
import { createRandom } from '../kit/random.ts'
import { hills } from '../kit/relief.ts'
import { gull } from '../kit/sea.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { circle, line, path, polygon, rect, repeat, round } from '../kit/svg.ts'

export const drawSettat = () => [
  sky('doree'),
  sun(300, 330, 70),
  cloud(520, 170, 300, '#FFF3DE', 0.6),
  cloud(930, 240, 220, '#FFF3DE', 0.5),
  hills({ seed: 121, base: 560, low: 30, high: 90, peaks: 5, fill: '#B6A08A' }),
  hills({ seed: 124, base: 580, low: 10, high: 50, peaks: 7, fill: '#A9A763' }),
  kasbah(),
  silos(),
  fields(),
  tractor(),
  wheat(),
  gull(640, 300, 16, '#5A4A78'),
  gull(690, 330, 11, '#5A4A78'),
  gull(590, 340, 10, '#5A4A78'),
]

function kasbah() {
  return [
    rect(560, 440, 330, 140, '#D08A5A'),
    rect(820, 440, 70, 140, '#9C5E48'),
    rect(560, 440, 330, 8, '#EBB684'),
    crenels(560, 442, 330, 22, '#D08A5A'),
    ...[540, 690, 860].map(
      (x) =>
        rect(x, 400, 64, 180, '#DC9A68') + rect(x + 46, 400, 18, 180, '#A5664C') + crenels(x, 402, 64, 16, '#DC9A68'),
    ),
    horseshoe(720, 580, 40, 80, '#5A3038'),
    cypress(500, 586, 120, '#6B7A48'),
    cypress(960, 586, 140, '#6B7A48'),
    cypress(1000, 586, 100, '#6B7A48'),
  ].join('')
}

const silos = () =>
  [1070, 1124]
    .map(
      (x) =>
        rect(x, 450, 46, 130, '#F0E3D0') +
        rect(x + 30, 450, 16, 130, '#BFA89A') +
        path(`M${x} 450Q${x + 23} 420 ${x + 46} 450Z`, '#D9C8B4'),
    )
    .join('')

function fields() {
  const furrows = repeat(17, (index) =>
    line(`M${round(560 + (index - 8) * 36)} 580L${round(560 + (index - 8) * 190)} 900`, '#D9912E', 5, 'opacity=".55"'),
  )
  return (
    rect(0, 574, 1200, 326, '#EDB548') +
    furrows +
    polygon(
      [
        [0, 574],
        [330, 574],
        [0, 700],
      ],
      '#8FA552',
    ) +
    polygon(
      [
        [1200, 574],
        [820, 574],
        [1200, 690],
      ],
      '#C98B3A',
    ) +
    repeat(6, (index) => tree(30 + index * 52, 590 + (index % 2) * 6, 60, '#6F8F4A'))
  )
}

function tractor() {
  return [
    polygon(
      [
        [730, 706],
        [1000, 700],
        [1060, 716],
        [760, 722],
      ],
      '#A86A28',
      'opacity=".5"',
    ),
    rect(800, 610, 120, 52, '#C4532F', 'rx="8"'),
    rect(730, 622, 90, 44, '#D9683F', 'rx="8"'),
    rect(826, 552, 84, 62, '#FBF0DC'),
    rect(836, 562, 64, 46, '#8FB4CF'),
    rect(820, 546, 98, 10, '#9C3E26'),
    rect(752, 584, 8, 40, '#3A3550'),
    circle(892, 662, 50, '#2E2A44'),
    circle(892, 662, 24, '#E9A826'),
    circle(758, 678, 32, '#2E2A44'),
    circle(758, 678, 14, '#E9A826'),
  ].join('')
}

function wheat() {
  const random = createRandom(127)
  return (
    rect(0, 850, 1200, 50, '#C98A2C') +
    repeat(58, (index) => {
      const x = index * 21 + random.between(-6, 6)
      const height = random.between(70, 150)
      const lean = random.between(-14, 18)
      const topY = 900 - height
      return (
        line(
          `M${round(x)} 900Q${round(x)} ${round(900 - height * 0.6)} ${round(x + lean)} ${round(topY)}`,
          '#B97A22',
          3,
        ) + path(`M${round(x + lean)} ${round(topY - 34)}q13 18 0 40q-13 -22 0 -40Z`, index % 3 ? '#F4C95E' : '#FFDC86')
      )
    })
  )
}
