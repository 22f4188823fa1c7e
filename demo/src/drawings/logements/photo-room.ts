import { darken, lighten, mix } from '../kit/color.ts'
import { ellipse, group, type Point, polygon, rect } from '../kit/svg.ts'
import type { Shot } from './photo-shot.ts'

/** Walls, ceiling, and a floor of boards that run to the vanishing point. */
export const shell = ({ width, height, back, floor, random }: Shot): string[] => {
  const { left, right, top, bottom } = back
  const vanishing = (left + right) / 2
  const boards = Array.from({ length: 13 }, (_, index): string => {
    const far = left + ((right - left) * index) / 12
    const near = vanishing + (far - vanishing) * 3.4
    return polygon(
      [
        [far, bottom],
        [far + 1.4, bottom],
        [near + 5, height * 1.1],
        [near, height * 1.1],
      ],
      darken(floor, random.between(0.45, 0.65)),
      'opacity="0.5"',
    )
  })
  return [
    rect(-width * 0.1, -height * 0.1, width * 1.2, height * 1.2, 'url(#autre)'),
    polygon(
      [
        [-width * 0.1, -height * 0.1],
        [width * 1.1, -height * 0.1],
        [right, top],
        [left, top],
      ],
      'url(#plafond)',
    ),
    polygon(
      [
        [-width * 0.1, -height * 0.1],
        [left, top],
        [left, bottom],
        [-width * 0.1, height * 1.1],
      ],
      'url(#cote)',
    ),
    polygon(
      [
        [left, bottom],
        [right, bottom],
        [width * 1.1, height * 1.1],
        [-width * 0.1, height * 1.1],
      ],
      'url(#sol)',
    ),
    // Clipped outside the filter, whose own region is the whole rectangle.
    group(
      [...boards, group(rect(0, bottom, width, height - bottom, '#000'), 'filter="url(#bois)" opacity="0.55"')],
      'clip-path="url(#plancher)"',
    ),
    rect(left, top, right - left, bottom - top, 'url(#mur)'),
    rect(left, bottom - 9, right - left, 9, '#F1EBE0'),
    group(rect(left, bottom - 6, right - left, 22, '#120C18'), 'filter="url(#ombre)" opacity="0.45"'),
  ]
}

/** A window on the back wall, too bright for the camera by day, and its light on the floor. */
export const windowOf = ({ back, height, light, random }: Shot): string[] => {
  const { left, right, top, bottom } = back
  const w = (right - left) * random.between(0.3, 0.38)
  const x = left + (right - left) * random.between(0.08, 0.16)
  const y = top + (bottom - top) * 0.14
  const h = (bottom - top) * 0.62
  const outside = { jour: '#FDFEFF', sombre: '#39455E', soir: '#F5A65B' }[light]
  const beam: Point[] = [
    [x, bottom + 14],
    [x + w, bottom + 14],
    [x + w * 2.1, height * 0.93],
    [x + w * 0.7, height * 0.93],
  ]
  const curtain = (at: number) => rect(at, y - 26, w * 0.3, h + 120, 'url(#rideau)')
  return [
    ...(light === 'sombre'
      ? []
      : [group(polygon(beam, mix(outside, '#FFF3D6', 0.6)), 'filter="url(#ombre)" opacity="0.5"')]),
    ...(light === 'jour'
      ? [group(rect(x - 20, y - 20, w + 40, h + 40, '#FFFFFF'), 'filter="url(#halo)" opacity="0.9"')]
      : []),
    rect(x - 8, y - 8, w + 16, h + 16, '#EFEAE2'),
    rect(x, y, w, h, outside),
    rect(x + w / 2 - 3, y, 6, h, '#EFEAE2'),
    curtain(x - w * 0.2),
    curtain(x + w * 0.9),
    rect(x - w * 0.3, y - 32, w * 1.6, 7, '#4A4038'),
  ]
}

export const decoration = ({ back, random, fabric }: Shot): string[] => {
  const { left, right, top, bottom } = back
  const x = left + (right - left) * random.between(0.62, 0.68)
  const y = top + (bottom - top) * 0.2
  const [w, h] = [(right - left) * 0.2, (bottom - top) * 0.32]
  return [
    group(rect(x + 6, y + 10, w, h, '#1A1420'), 'filter="url(#ombre)" opacity="0.4"'),
    rect(x, y, w, h, '#2E2926'),
    rect(x + 7, y + 7, w - 14, h - 14, lighten(fabric, 0.6)),
    ellipse(x + w / 2, y + h * 0.55, w * 0.24, h * 0.2, darken(fabric, 0.2)),
  ]
}

export const lampAt = ({ left, right }: Shot['back']): number => left + (right - left) * 0.95

export const lamp = ({ back, light }: Shot): string[] => {
  const x = lampAt(back)
  const y = back.bottom - 150
  const shade: Point[] = [
    [x - 34, y + 6],
    [x + 34, y + 6],
    [x + 20, y - 58],
    [x - 20, y - 58],
  ]
  return [rect(x - 3, y, 6, 160, '#2F2723'), polygon(shade, light === 'jour' ? '#D9CDB8' : '#FFEFD0')]
}
