import { darken, lighten } from '../kit/color.ts'
import { createRandom } from '../kit/random.ts'
import { ellipse, glow, gradient, group, polygon, rect, round, scene } from '../kit/svg.ts'
import { bed, sofa } from './photo-furniture.ts'
import { decoration, lamp, lampAt, shell, windowOf } from './photo-room.ts'
import { type Prise, type Shot, shapes } from './photo-shot.ts'

/**
 * A room as an owner's phone sees it: perspective, soft shadows, blown-out window, grain, a little crooked. Real photos
 * are of all shapes and lights; the demo must show what the pages do with them.
 */
export function drawPhoto(furniture: 'chambre' | 'salon', seed: number, { shape, light }: Prise): string {
  const random = createRandom(seed + 900)
  const [width, height] = shapes[shape]
  const left = width * random.between(0.16, 0.26)
  const right = width * random.between(0.76, 0.86)
  const top = height * random.between(0.16, 0.22)
  const bottom = height * random.between(0.56, 0.62)
  const shot: Shot = {
    random,
    width,
    height,
    light,
    back: { left, right, top, bottom },
    wall: random.pick(['#E9E2D3', '#DCE0DC', '#E6D3BE', '#D5D9E2', '#EADFC8']),
    floor: random.pick(['#A27A52', '#8C6A4C', '#B79B7B', '#7C6352']),
    fabric: random.pick(['#8FA3B5', '#B9866A', '#6F7F6A', '#A59BB4', '#C9B79A']),
  }
  const tilt = `rotate(${round(random.between(-1.6, 1.6))} ${width / 2} ${height / 2})`
  const grow = `translate(${width / 2} ${height / 2}) scale(1.06) translate(${-width / 2} ${-height / 2})`
  const room = [
    ...shell(shot),
    ...windowOf(shot),
    ...decoration(shot),
    ...lamp(shot),
    ...(furniture === 'chambre' ? bed(shot) : sofa(shot)),
  ]
  return scene(width, height, [
    `<defs>${definitions(shot)}</defs>`,
    group(room, `transform="${tilt} ${grow}" filter="url(#flou)"`),
    ...exposure(shot),
  ])
}

const definitions = ({ light, wall, floor, fabric, back, width, height }: Shot): string => {
  const { left, right, bottom } = back
  const warm = light === 'soir' ? '#FFB469' : '#FFE9C4'
  return [
    '<filter id="flou" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1.1"/></filter>',
    '<filter id="ombre" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="16"/></filter>',
    '<filter id="halo" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="34"/></filter>',
    '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.75" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0.9 0.9 0 0 -0.72"/></filter>',
    '<filter id="bois" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.012 0.16" numOctaves="3" seed="3"/><feColorMatrix values="0 0 0 0 0.16  0 0 0 0 0.09  0 0 0 0 0.05  0 1.1 0 0 -0.36"/></filter>',
    `<clipPath id="plancher">${polygon(
      [
        [left, bottom],
        [right, bottom],
        [width * 1.1, height * 1.1],
        [-width * 0.1, height * 1.1],
      ],
      '#000',
    )}</clipPath>`,
    gradient(
      'mur',
      [
        [0, lighten(wall, 0.25)],
        [0.55, wall],
        [1, darken(wall, 0.28)],
      ],
      'right',
    ),
    gradient(
      'cote',
      [
        [0, darken(wall, 0.42)],
        [1, darken(wall, 0.16)],
      ],
      'right',
    ),
    gradient(
      'autre',
      [
        [0, darken(wall, 0.2)],
        [1, darken(wall, 0.5)],
      ],
      'right',
    ),
    gradient('plafond', [
      [0, darken(wall, 0.3)],
      [1, lighten(wall, 0.15)],
    ]),
    gradient('sol', [
      [0, lighten(floor, 0.22)],
      [0.4, floor],
      [1, darken(floor, 0.5)],
    ]),
    gradient('tissu', [
      [0, lighten(fabric, 0.35)],
      [0.5, fabric],
      [1, darken(fabric, 0.35)],
    ]),
    gradient('drap', [
      [0, '#FBF8F2'],
      [0.6, '#E7E0D6'],
      [1, '#B9B0A8'],
    ]),
    gradient(
      'rideau',
      [
        [0, '#F6EFE2'],
        [0.3, '#D8CDBB'],
        [0.5, '#F4ECDD'],
        [0.75, '#CBBFAC'],
        [1, '#EFE6D6'],
      ],
      'right',
    ),
    glow('lampe', warm, 0.7),
    '<radialGradient id="bords" r="0.75"><stop offset="0.55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#08060C" stop-opacity="0.55"/></radialGradient>',
  ].join('')
}

/** What the camera makes of it. */
const exposure = ({ width, height, light, back }: Shot): string[] => {
  const all = (fill: string, extra: string) => rect(0, 0, width, height, fill, extra)
  const lit = ellipse(lampAt(back), back.bottom - 170, width * 0.42, width * 0.42, 'url(#lampe)')
  const cast = {
    jour: [],
    sombre: [all('#0B0A1C', 'opacity="0.6"'), lit],
    soir: [all('#B4510F', 'opacity="0.18"'), lit],
  }[light]
  return [
    ...cast,
    all('url(#bords)', ''),
    group(all('#000', ''), `filter="url(#grain)" opacity="${light === 'sombre' ? 0.34 : 0.24}"`),
  ]
}
