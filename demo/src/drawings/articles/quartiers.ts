import { circle, group, line, path, polygon, rect, repeat } from '../kit/svg.ts'
import { zelligeStar } from '../kit/zellige.ts'
import { backdrop, cast } from './scenery.ts'

export const drawQuartiers = () => [
  backdrop('#F2D3C2', '#E5AF94'),
  cast(600, 590, 480, 24),
  map(),
  pin(420, 300, 1, '#C4532F'),
  pin(660, 310, 1.25, '#4A3FD0'),
  pin(860, 400, 0.95, '#1F7A63'),
]

function map() {
  const plan = [
    polygon(
      [
        [150, 90],
        [450, 50],
        [750, 90],
        [1050, 50],
        [1050, 520],
        [750, 570],
        [450, 520],
        [150, 570],
      ],
      '#FBF3E2',
    ),
    path('M150 470C300 420 420 470 560 500C700 530 900 500 1050 440V520L750 570L450 520L150 570Z', '#8FC3D8'),
    path('M480 110L620 90L640 190L500 210Z', '#A9CF9A'),
    path('M820 300L980 280L980 380L830 400Z', '#A9CF9A'),
    repeat(12, (index) =>
      rect(
        190 + (index % 6) * 142,
        130 + Math.floor(index / 6) * 190,
        70 + (index % 3) * 14,
        64,
        index % 2 ? '#F0D9B8' : '#EBC9A4',
        'rx="5"',
      ),
    ),
    line(
      'M150 250L1050 210M150 400L1050 360M340 64L380 540M560 70L600 548M740 90L800 560M920 70L930 540',
      '#FFFFFF',
      20,
    ),
    line('M150 250L1050 210M560 70L600 548', '#F4C95E', 8),
    polygon(
      [
        [450, 50],
        [750, 90],
        [750, 570],
        [450, 520],
      ],
      '#1E1B3A',
      'opacity=".06"',
    ),
    line('M450 50V520M750 90V570', '#E3D0B4', 3),
  ]
  return group(plan) + line('M430 306C500 360 560 370 640 322', '#1E1B3A', 6, 'stroke-dasharray="2 18"')
}

function pin(x: number, y: number, size: number, color: string) {
  return `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="0" cy="4" rx="34" ry="10" fill="#1E1B3A" opacity=".25"/>${path('M0 0C-20 -50 -70 -80 -70 -136C-70 -220 70 -220 70 -136C70 -80 20 -50 0 0Z', color)}${path('M0 0C20 -50 70 -80 70 -136C70 -180 40 -200 10 -199C50 -170 44 -80 0 0Z', '#1E1B3A', 'opacity=".2"')}${circle(0, -134, 44, '#FFFDF8')}${zelligeStar(0, -134, 32, color)}</g>`
}
