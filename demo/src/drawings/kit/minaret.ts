import { horseshoe, merlons, pointed } from './arch.ts'
import { darken, lighten } from './color.ts'
import { circle, line, path, rect } from './svg.ts'
import { sebka, zelligeBand } from './zellige.ts'

type Minaret = {
  x: number
  base: number
  width: number
  height: number
  body: string
  tile?: string
  accent?: string
  top?: 'coupole' | 'pyramide'
  plain?: boolean
}

// x is the axis; the lantern and its finial stand above `height`.
export function minaret({
  x,
  base,
  width,
  height,
  body,
  tile = '#1F7A63',
  accent = '#E9A826',
  top = 'coupole',
  plain = false,
}: Minaret) {
  const left = x - width / 2
  const crown = base - height
  const dark = darken(body, 0.22)
  const lanternWidth = width * 0.46
  const lanternHeight = width * 0.7
  const tooth = width / 9
  const parts = [
    rect(left, crown, width, height, body),
    rect(left + width * 0.74, crown, width * 0.26, height, dark, 'opacity=".55"'),
    rect(left - width * 0.04, crown - width * 0.06, width * 1.08, width * 0.1, lighten(body, 0.25)),
    merlons(left, crown - width * 0.05, width, tooth, body),
    lantern(x, crown - width * 0.05, lanternWidth, lanternHeight, body, accent, tile, top),
  ]
  if (plain)
    return parts.join('') + horseshoe(x - width * 0.05, crown + height * 0.4, width * 0.22, height * 0.14, dark)
  parts.push(
    zelligeBand(left + width * 0.08, crown + width * 0.12, width * 0.84, width * 0.2, tile, lighten(body, 0.6), accent),
    rect(left + width * 0.14, crown + width * 0.42, width * 0.72, height * 0.3, darken(body, 0.12)),
    sebka(
      left + width * 0.14,
      crown + width * 0.42,
      width * 0.72,
      height * 0.3,
      4,
      lighten(body, 0.35),
      Math.max(1.2, width / 50),
    ),
    pointed(x, crown + height * 0.62, width * 0.34, height * 0.12, dark),
    pointed(x, crown + height * 0.8, width * 0.26, height * 0.1, dark),
  )
  return parts.join('')
}

function jamour(x: number, y: number, size: number, color: string) {
  return (
    line(`M${x} ${y}V${y - size * 4.6}`, color, size * 0.35) +
    circle(x, y - size * 0.9, size, color) +
    circle(x, y - size * 2.4, size * 0.72, color) +
    circle(x, y - size * 3.5, size * 0.48, color)
  )
}

function lantern(
  x: number,
  base: number,
  width: number,
  height: number,
  body: string,
  gold: string,
  tile: string,
  top: 'coupole' | 'pyramide',
) {
  const left = x - width / 2
  const roof = base - height
  const cap =
    top === 'coupole'
      ? path(
          `M${left + width * 0.06} ${roof}C${left} ${roof - width * 0.75} ${left + width} ${roof - width * 0.75} ${left + width * 0.94} ${roof}Z`,
          lighten(body, 0.2),
        )
      : path(`M${left - width * 0.04} ${roof}L${x} ${roof - width * 0.75}L${left + width * 1.04} ${roof}Z`, tile)
  return (
    rect(left, roof, width, height, body) +
    rect(left + width * 0.72, roof, width * 0.28, height, darken(body, 0.22), 'opacity=".55"') +
    pointed(x, base - height * 0.18, width * 0.36, height * 0.56, darken(body, 0.3)) +
    cap +
    (top === 'coupole' ? merlons(left, roof, width, width / 6, body) : '') +
    jamour(x, roof - width * (top === 'coupole' ? 0.52 : 0.7), width * 0.09, gold)
  )
}
