import { rounded } from '../kit/arch.ts'
import { darken, lighten } from '../kit/color.ts'
import { circle, path, rect, repeat } from '../kit/svg.ts'
import { backdrop, cast, coins } from './scenery.ts'

export const drawBudget = () => [
  backdrop('#D9E6F3', '#B4CDE4', '#E8C79A'),
  house(130, 480, 130, 150, '#F0B48A'),
  house(300, 480, 130, 210, '#C4532F'),
  house(470, 480, 130, 270, '#4A3FD0'),
  house(640, 480, 130, 340, '#1F7A63'),
  coins(195, 560, 2),
  coins(365, 560, 3),
  coins(535, 560, 4),
  coins(705, 560, 6),
  piggy(),
]

function house(x: number, base: number, width: number, height: number, wall: string) {
  const rows = Math.floor((height - 70) / 62)
  return (
    rect(x, base - height, width, height, wall) +
    rect(x + width - 26, base - height, 26, height, darken(wall, 0.25)) +
    rect(x - 6, base - height - 12, width + 12, 14, lighten(wall, 0.5)) +
    rounded(x + width / 2 - 10, base, 34, 56, darken(wall, 0.45)) +
    repeat(rows * 2, (index) =>
      rect(x + 18 + (index % 2) * 46, base - height + 20 + Math.floor(index / 2) * 58, 28, 34, '#FFE3A0', 'rx="3"'),
    )
  )
}

function piggy() {
  return [
    cast(985, 572, 170, 18),
    rect(890, 500, 40, 66, '#C9664A', 'rx="14"'),
    rect(1040, 500, 40, 66, '#C9664A', 'rx="14"'),
    path(
      'M820 420C820 320 900 280 990 280C1090 280 1150 340 1150 420C1150 500 1090 540 985 540C890 540 820 500 820 420Z',
      '#E58A6A',
    ),
    path('M1040 290C1110 310 1150 360 1150 420C1150 500 1090 540 985 540C1080 500 1100 400 1040 290Z', '#C9664A'),
    path('M870 330l-20 -60l66 30Z', '#C9664A'),
    rect(800, 396, 50, 66, '#F0A88A', 'rx="20"'),
    circle(816, 420, 5, '#8A3A2C'),
    circle(816, 440, 5, '#8A3A2C'),
    circle(886, 384, 10, '#1E1B3A'),
    rect(950, 282, 90, 12, '#8A3A2C', 'rx="6"'),
    circle(995, 222, 44, '#E9A826'),
    circle(995, 222, 32, '#F6C95A'),
    rect(989, 202, 12, 40, '#C98A1A', 'rx="5"'),
    path('M1148 400q44 -10 30 -44q-12 -22 -28 -4', 'none', 'stroke="#E58A6A" stroke-width="12" stroke-linecap="round"'),
  ].join('')
}
