import { roundPath } from '../kit/arch.ts'
import { ellipse, glow, gradient, line, path, polygon, rect, repeat, round } from '../kit/svg.ts'

const floor = 660

// The Portuguese cistern: the city is known for its inside, not for a skyline.
export const drawElJadida = () => [
  `<defs>${gradient('ciel', [
    [0, '#5E3B34'],
    [0.6, '#A8683F'],
    [1, '#C98A50'],
  ])}${glow('lueur', '#FFE7B0', 0.9)}${gradient('rai', [
    [0, '#FFF3CE', 0.75],
    [1, '#FFE7B0', 0.08],
  ])}${gradient('eau', [
    [0, '#C99A5A'],
    [0.5, '#6A5A5E'],
    [1, '#2C3154'],
  ])}</defs>`,
  rect(0, 0, 1200, 900, 'url(#ciel)'),
  backWall(),
  vaults(0, 240, 6, '#8E5A3C', '#B97C4E', 26, 470),
  water(),
  vaults(0, 400, 3, '#5E3A34', '#D09A62', 62, floor + 60),
  skylight(),
  reflections(),
]

function backWall() {
  return (
    rect(0, 250, 1200, floor - 250, '#D9A565') +
    repeat(
      7,
      (index) =>
        path(roundPath(60 + index * 180, floor, 128, 270), '#A86E48') +
        path(roundPath(60 + index * 180, floor, 84, 216), '#7E4E3C'),
    ) +
    ellipse(600, floor - 30, 420, 250, 'url(#lueur)')
  )
}

function vaults(
  start: number,
  step: number,
  count: number,
  shade: string,
  column: string,
  width: number,
  base: number,
) {
  const spring = base - (base - 60) * 0.62
  const webs = repeat(count + 2, (index) => {
    const x = start + (index - 1) * step
    return (
      path(
        `M${x} ${round(spring)}C${x} ${round(spring - step * 0.55)} ${x + step} ${round(spring - step * 0.55)} ${x + step} ${round(spring)}V0H${x}Z`,
        shade,
        'opacity=".92"',
      ) +
      line(
        `M${x} ${round(spring)}C${x} ${round(spring - step * 0.55)} ${x + step} ${round(spring - step * 0.55)} ${x + step} ${round(spring)}`,
        column,
        round(width * 0.34),
      )
    )
  })
  const shafts = repeat(count + 2, (index) => {
    const x = start + (index - 1) * step
    const foot = base === 470 ? floor : base
    return (
      rect(x - width / 2, spring - 6, width, foot - spring + 6, column) +
      rect(x + width * 0.12, spring - 6, width * 0.38, foot - spring + 6, '#6A3F3A', 'opacity=".55"') +
      polygon(
        [
          [x - width * 0.9, spring - width * 0.5],
          [x + width * 0.9, spring - width * 0.5],
          [x + width * 0.5, spring + width * 0.3],
          [x - width * 0.5, spring + width * 0.3],
        ],
        '#F0C68C',
      ) +
      rect(x - width * 0.8, foot - width * 0.4, width * 1.6, width * 0.4, '#8A5A44')
    )
  })
  return webs + shafts
}

function skylight() {
  return (
    ellipse(600, 60, 104, 36, '#8E5A3C') +
    ellipse(600, 64, 92, 28, '#FFF9E4') +
    polygon(
      [
        [516, 66],
        [684, 66],
        [790, floor + 16],
        [410, floor + 16],
      ],
      'url(#rai)',
    )
  )
}

function water() {
  return (
    rect(0, floor, 1200, 900 - floor, 'url(#eau)') +
    polygon(
      [
        [410, floor],
        [790, floor],
        [720, 900],
        [480, 900],
      ],
      '#FFE7B0',
      'opacity=".5"',
    ) +
    ellipse(600, floor + 16, 192, 18, '#FFF6D8', 'opacity=".85"')
  )
}

function reflections() {
  return repeat(30, (index) => {
    const y = floor + 80 + ((index * 53) % 160)
    const x = (index * 211) % 1180
    return line(
      `M${x} ${y}h${40 + (index % 4) * 26}`,
      index % 3 ? '#E8BE80' : '#FFEFC8',
      3,
      `opacity="${index % 2 ? '.35' : '.6'}"`,
    )
  })
}
