import { darken, lighten } from '../kit/color.ts'
import { ellipse, group, type Point, polygon, rect, repeat } from '../kit/svg.ts'
import type { Shot } from './photo-shot.ts'

const shadow = (points: Point[]): string => group(polygon(points, '#140D18'), 'filter="url(#ombre)" opacity="0.6"')

/** A box on the floor, seen from above: from its far edge to its near one. */
const box = (
  far: [Point, Point],
  near: [Point, Point],
  drop: number,
  { top, front }: { top: string; front: string },
) => [
  shadow([far[0], far[1], [near[1][0] + 26, near[1][1] + drop + 22], [near[0][0] - 26, near[0][1] + drop + 22]]),
  polygon([near[0], near[1], [near[1][0], near[1][1] + drop], [near[0][0], near[0][1] + drop]], front),
  polygon([far[0], far[1], near[1], near[0]], top),
]

export const bed = ({ back, width, height, random, fabric }: Shot): string[] => {
  const { left, right, bottom } = back
  const span = right - left
  const x = left + span * random.between(0.34, 0.42)
  const far: [Point, Point] = [
    [x, bottom - 34],
    [x + span * 0.5, bottom - 34],
  ]
  const near: [Point, Point] = [
    [x - span * 0.08, height * 0.82],
    [x + span * 0.82, height * 0.82],
  ]
  const level = (share: number): [Point, Point] => [
    [far[0][0] + (near[0][0] - far[0][0]) * share, far[0][1] + (near[0][1] - far[0][1]) * share],
    [far[1][0] + (near[1][0] - far[1][0]) * share, far[1][1] + (near[1][1] - far[1][1]) * share],
  ]
  const [fold, foldRight] = level(0.36)
  const folds = repeat(5, (index) => {
    const [a, b] = level(0.42 + index * 0.12)
    const from = a[0] + (b[0] - a[0]) * random.between(0.1, 0.4)
    return group(
      ellipse(
        from + width * 0.12,
        a[1] + 8,
        width * random.between(0.08, 0.2),
        7,
        index % 2 ? '#FFFFFF' : darken(fabric, 0.5),
      ),
      'filter="url(#ombre)" opacity="0.5"',
    )
  })
  const pillow = (share: number) => {
    const px = far[0][0] + (far[1][0] - far[0][0]) * share
    return [
      group(ellipse(px, far[0][1] + 34, span * 0.13, 26, '#2A2230'), 'filter="url(#ombre)" opacity="0.45"'),
      ellipse(px, far[0][1] + 18, span * 0.12, 27, 'url(#drap)'),
    ]
  }
  return [
    rect(far[0][0] - 8, bottom - 150, far[1][0] - far[0][0] + 16, 136, darken('#6B4A33', 0.2)),
    ...box(far, near, height * 0.1, { top: 'url(#drap)', front: darken(fabric, 0.45) }),
    polygon([fold, foldRight, near[1], near[0]], 'url(#tissu)'),
    folds,
    ...pillow(0.28),
    ...pillow(0.74),
  ]
}

export const sofa = ({ back, height, random, fabric }: Shot): string[] => {
  const { left, right, bottom } = back
  const span = right - left
  const x = left + span * random.between(0.3, 0.36)
  const y = height * 0.66
  const seat: [Point, Point] = [
    [x, y],
    [x + span * 0.66, y],
  ]
  const near: [Point, Point] = [
    [x - span * 0.05, y + height * 0.07],
    [x + span * 0.74, y + height * 0.07],
  ]
  const cushion = (share: number, color: string) =>
    rect(x + span * share, y - height * 0.1, span * 0.15, height * 0.105, color, 'rx="22"')
  return [
    group(ellipse(x + span * 0.3, height * 0.88, span * 0.62, height * 0.075, '#B4573A'), 'opacity="0.85"'),
    group(ellipse(x + span * 0.3, height * 0.88, span * 0.5, height * 0.056, '#E4C9A0'), 'opacity="0.6"'),
    rect(x - span * 0.02, bottom - height * 0.04, span * 0.7, height * 0.14, 'url(#tissu)', 'rx="26"'),
    ...box(seat, near, height * 0.08, { top: lighten(fabric, 0.2), front: darken(fabric, 0.4) }),
    rect(x - span * 0.1, y - height * 0.05, span * 0.1, height * 0.18, darken(fabric, 0.25), 'rx="20"'),
    rect(x + span * 0.68, y - height * 0.05, span * 0.1, height * 0.18, darken(fabric, 0.4), 'rx="20"'),
    cushion(0.06, '#C9803F'),
    cushion(0.26, 'url(#drap)'),
    cushion(0.47, darken('#C9803F', 0.3)),
  ]
}
