import { circle, line, path, polygon, rect } from '../kit/svg.ts'
import { backdrop, cast, coins } from './scenery.ts'

export const drawCharges = () => [
  backdrop('#F0E2EC', '#DDBFD4', '#7A4F6E'),
  tile(
    100,
    '#4A8FC4',
    path('M210 190C260 260 286 296 286 340A76 76 0 0 1 134 340C134 296 160 260 210 190Z', '#CFE8F7') +
      path('M164 344a46 46 0 0 0 40 46', 'none', 'stroke="#FFFFFF" stroke-width="12" stroke-linecap="round"'),
  ),
  tile(
    360,
    '#E9A826',
    circle(470, 276, 82, '#FFF3C4') +
      path('M440 350h60v34h-60Z', '#8A6A2A') +
      rect(444, 392, 52, 14, '#8A6A2A', 'rx="7"') +
      line('M446 286l24 26l24 -26M470 312v36', '#C98A1A', 9),
  ),
  tile(
    620,
    '#4A3FD0',
    line('M650 260a116 116 0 0 1 160 0M680 300a74 74 0 0 1 100 0M708 338a34 34 0 0 1 44 0', '#F4F1FF', 20) +
      circle(730, 376, 17, '#F4F1FF'),
  ),
  tile(
    880,
    '#C4532F',
    path(
      'M990 180C1000 250 1070 270 1062 340C1056 400 1010 410 990 410C960 410 916 394 920 334C924 300 948 290 950 256C976 276 984 230 990 180Z',
      '#FFD08A',
    ) +
      path(
        'M992 300C1000 330 1026 340 1022 372C1018 396 1000 404 990 404C974 404 956 394 960 368C964 346 986 336 992 300Z',
        '#FFF3C4',
      ),
  ),
  ...[210, 470, 730, 990].map((x) => coins(x, 590, 2)),
  polygon(
    [
      [0, 470],
      [1200, 470],
      [1200, 480],
      [0, 480],
    ],
    '#A2708F',
  ),
]

function tile(x: number, color: string, icon: string) {
  return (
    cast(x + 110, 474, 120, 12) +
    rect(x, 130, 220, 340, color, 'rx="28"') +
    rect(x + 176, 130, 44, 340, '#1E1B3A', 'opacity=".12" rx="28"') +
    icon
  )
}
