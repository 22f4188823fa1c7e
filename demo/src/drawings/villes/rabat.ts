import { merlons, pointed } from '../kit/arch.ts'
import { palm, shrub } from '../kit/plants.ts'
import { hills } from '../kit/relief.ts'
import { cloud, sky, sun } from '../kit/sky.ts'
import { ellipse, path, polygon, rect, repeat } from '../kit/svg.ts'
import { sebka, zelligeBand } from '../kit/zellige.ts'

const brick = '#D08A62'

export const drawRabat = () => [
  sky('matin'),
  sun(950, 230, 56),
  cloud(120, 190, 300, '#FFFFFF', 0.75),
  cloud(560, 120, 180, '#FFFFFF', 0.6),
  hills({ seed: 21, base: 640, low: 40, high: 120, peaks: 6, fill: '#9FB9C9' }),
  hills({ seed: 23, base: 660, low: 20, high: 70, peaks: 8, fill: '#7DA394' }),
  mausoleum(),
  rect(0, 640, 1200, 260, '#EBCFA8'),
  columns(668, 16, 62, 20, '#D9B48C', 0),
  tower(),
  columns(740, 24, 96, 12, '#E8C9A2', 40),
  columns(850, 36, 140, 8, '#F4DFC0', 74),
  palm(70, 800, 330, '#3D7A5A', '#7A4E35', 0.05),
  palm(1140, 800, 270, '#3D7A5A', '#7A4E35', -0.08),
  rect(0, 850, 1200, 50, '#D9AF84'),
  repeat(7, (index) => shrub(60 + index * 190, 880, 60, '#4C8157', '#D9534F', index + 3)),
]

function tower() {
  return [
    ellipse(480, 716, 210, 20, '#B98462', 'opacity=".45"'),
    polygon(
      [
        [320, 712],
        [330, 250],
        [560, 250],
        [570, 712],
      ],
      brick,
    ),
    polygon(
      [
        [490, 250],
        [560, 250],
        [570, 712],
        [494, 712],
      ],
      '#A5614C',
    ),
    rect(326, 240, 238, 16, '#E3A67C'),
    rect(352, 280, 120, 150, '#B87352'),
    sebka(352, 280, 120, 150, 4, '#EBC29A', 4),
    rect(504, 280, 44, 150, '#8C4E42'),
    sebka(504, 280, 44, 150, 2, '#C98B6A', 3),
    ...[
      [378, 556],
      [446, 556],
    ].map(([x = 0, base = 0]) => pointed(x, base, 44, 92, '#7A3F3A') + pointed(x, base, 26, 70, '#552C38')),
    pointed(412, 712, 70, 124, '#7A3F3A'),
    pointed(412, 712, 46, 98, '#4A2638'),
    pointed(526, 560, 26, 70, '#6A3438'),
    pointed(528, 690, 26, 70, '#6A3438'),
    rect(330, 450, 236, 8, '#E3A67C', 'opacity=".6"'),
    rect(326, 586, 240, 8, '#E3A67C', 'opacity=".6"'),
  ].join('')
}

function mausoleum() {
  return [
    rect(800, 520, 240, 126, '#FBF3E6'),
    rect(984, 520, 56, 126, '#D9CBC6'),
    zelligeBand(806, 524, 228, 18, '#1F7A63', '#FBF3E6', '#E9A826'),
    merlons(800, 520, 240, 14, '#FBF3E6'),
    polygon(
      [
        [826, 508],
        [920, 420],
        [1014, 508],
      ],
      '#1F7A63',
    ),
    polygon(
      [
        [920, 420],
        [1014, 508],
        [940, 508],
      ],
      '#155C4D',
    ),
    ...[842, 892, 942, 992].map((x) => pointed(x, 646, 30, 80, '#A89AA0')),
    rect(916, 396, 8, 28, '#E9A826'),
  ].join('')
}

function columns(base: number, width: number, height: number, count: number, fill: string, offset: number) {
  const step = 1200 / count
  return repeat(count, (index) => {
    const x = offset + index * step
    const tall = height * (0.72 + ((index * 37) % 5) * 0.09)
    return (
      ellipse(x + width, base, width * 1.2, width * 0.24, '#B98462', 'opacity=".4"') +
      rect(x - width / 2, base - tall, width, tall, fill) +
      rect(x + width * 0.16, base - tall, width * 0.34, tall, '#B58062', 'opacity=".5"') +
      path(`M${x - width * 0.66} ${base}h${width * 1.32}v${width * 0.22}h${-width * 1.32}Z`, '#C99A72') +
      ellipse(x, base - tall, width / 2, width * 0.13, '#FBEBD2')
    )
  })
}
