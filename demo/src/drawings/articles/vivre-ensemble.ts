import { circle, ellipse, path, rect, repeat } from '../kit/svg.ts'
import { teapot } from '../logements/seating.ts'
import { backdrop, cast, tick } from './scenery.ts'

const shirts = ['#4A3FD0', '#C4532F', '#1F7A63'] as const

export const drawVivreEnsemble = () => [
  backdrop('#F6E3B8', '#EBCB86'),
  planning(),
  person(330, shirts[1], '#6B3F2C', '#2A1B22', true),
  person(600, shirts[0], '#D9A07A', '#3A2430', false),
  person(870, shirts[2], '#A86B46', '#1E1B3A', true),
  rect(0, 490, 1200, 140, '#A8683F'),
  rect(0, 490, 1200, 14, '#CF9460'),
  cast(600, 556, 170),
  ellipse(600, 548, 160, 26, '#C99A3E'),
  ellipse(600, 542, 150, 22, '#F3D27A'),
  `<g transform="translate(596 540) scale(1.3)">${teapot(0, 0)}</g>`,
  ...[340, 410, 790, 860].map(
    (x) => rect(x, 510, 30, 44, '#9CCB8E', 'rx="5"') + rect(x, 510, 30, 12, '#FFF6DE', 'rx="5"'),
  ),
  cast(180, 572, 100),
  path('M100 520h160q-14 54 -80 54t-80 -54Z', '#2A5FA8'),
  circle(140, 510, 26, '#F0923A'),
  circle(186, 504, 28, '#F0A43A'),
  circle(224, 512, 22, '#E8773A'),
  cast(1030, 572, 110),
  ellipse(1030, 560, 104, 18, '#FFF8EC'),
  ellipse(1030, 548, 70, 26, '#D9A05E'),
  ellipse(1030, 542, 60, 18, '#E8B876'),
]

function person(x: number, shirt: string, skin: string, hair: string, longHair: boolean) {
  return (
    (longHair ? path(`M${x - 66} 330V240C${x - 66} 150 ${x + 66} 150 ${x + 66} 240V330Z`, hair) : '') +
    path(`M${x - 118} 500C${x - 118} 380 ${x - 70} 350 ${x} 350S${x + 118} 380 ${x + 118} 500Z`, shirt) +
    path(
      `M${x + 30} 354C${x + 90} 366 ${x + 118} 400 ${x + 118} 500H${x + 60}C${x + 70} 430 ${x + 60} 390 ${x + 30} 354Z`,
      '#1E1B3A',
      'opacity=".16"',
    ) +
    rect(x - 22, 310, 44, 56, skin, 'rx="20"') +
    ellipse(x, 264, 52, 62, skin) +
    path(`M${x - 56} 262C${x - 62} 180 ${x + 62} 180 ${x + 56} 262C${x + 40} 222 ${x - 20} 236 ${x - 56} 262Z`, hair) +
    circle(x - 18, 268, 5, '#1E1B3A') +
    circle(x + 20, 268, 5, '#1E1B3A') +
    path(`M${x - 18} 292q19 18 38 0`, 'none', 'stroke="#8A3A2C" stroke-width="5" stroke-linecap="round"')
  )
}

function planning() {
  return (
    rect(470, 40, 260, 120, '#7A5240', 'rx="8"') +
    rect(482, 52, 236, 96, '#FFFDF8') +
    repeat(12, (index) =>
      rect(
        494 + (index % 4) * 56,
        64 + Math.floor(index / 4) * 28,
        44,
        18,
        [shirts[0], '#EDE6DA', shirts[1], shirts[2], '#EDE6DA'][index % 5] ?? '#EDE6DA',
        'rx="4"',
      ),
    ) +
    tick(514, 73, 7, '#FFFFFF')
  )
}
