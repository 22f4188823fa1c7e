import { circle, line, path, polygon, rect } from '../kit/svg.ts'
import { zelligeStar } from '../kit/zellige.ts'
import { backdrop, cast, key, sheet, textLines } from './scenery.ts'

export const drawContrat = () => [
  backdrop('#F3DCC0', '#E3BE92', '#B9764A'),
  cast(600, 600, 420, 18),
  sheet(
    400,
    60,
    400,
    500,
    -5,
    textLines(450, 120, [180], '#4A3FD0') +
      textLines(450, 176, [300, 280, 300, 220, 300, 260, 180]) +
      zelligeStar(710, 470, 46, '#C4532F') +
      zelligeStar(710, 470, 24, '#FFFDF8') +
      line('M452 486q20 -44 40 -6t44 -12q16 -20 36 6', '#1E1B3A', 5),
  ),
  polygon(
    [
      [850, 470],
      [880, 484],
      [720, 570],
      [700, 560],
    ],
    '#1E1B3A',
    'opacity=".18"',
  ),
  polygon(
    [
      [842, 300],
      [880, 318],
      [720, 520],
      [692, 530],
      [694, 500],
    ],
    '#4A3FD0',
  ),
  polygon(
    [
      [862, 308],
      [880, 318],
      [720, 520],
      [706, 516],
    ],
    '#32299A',
  ),
  polygon(
    [
      [694, 500],
      [720, 520],
      [690, 532],
    ],
    '#F3D9A6',
  ),
  key(180, 500, 44, '#E9A826', 18),
  circle(164, 470, 26, 'none', 'stroke="#8A8EA0" stroke-width="8"'),
  path('M120 396l46 -40l46 40v52h-92Z', '#C4532F'),
  rect(152, 416, 28, 32, '#FBEBD6'),
  rect(960, 430, 120, 110, '#FFFDF8', 'rx="18"'),
  path('M1080 450q52 0 52 34t-52 34', 'none', 'stroke="#FFFDF8" stroke-width="16"'),
  rect(1040, 430, 40, 110, '#D9CEC0', 'rx="18"'),
  rect(960, 430, 120, 18, '#8A4A2C', 'rx="9"'),
  line('M996 400q-14 -24 0 -46t0 -44M1036 400q-14 -24 0 -46t0 -44', '#FFFFFF', 7, 'opacity=".6"'),
]
