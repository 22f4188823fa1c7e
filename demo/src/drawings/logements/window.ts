import { roundPath } from '../kit/arch.ts'
import { darken, encre, lighten } from '../kit/color.ts'
import { group, line, path, place, rect, round } from '../kit/svg.ts'
import type { Ambiance } from './ambiance.ts'
import { view, views } from './view.ts'

const windowStyles = ['croisee', 'arquee', 'baie'] as const

// The outline both clips the view and draws the frame.
export function windowWithView(ambiance: Ambiance, x: number, y: number, width: number, height: number) {
  const { random, moment, clair, textile, accent } = ambiance
  const style = random.pick(windowStyles)
  const outline =
    style === 'arquee'
      ? roundPath(x + width / 2, y + height, width, height)
      : `M${x} ${y}h${width}v${height}h${-width}Z`
  const scale = Math.max(width / 300, height / 400)
  const scenery = place(
    x + (width - 300 * scale) / 2,
    y + height - 400 * scale,
    view(random.pick(views), moment),
    round(scale * 10) / 10 + 0.1,
  )
  const parts = [
    path(outline, darken(ambiance.mur, 0.2), `stroke="${darken(ambiance.mur, 0.14)}" stroke-width="30"`),
    `<clipPath id="vitre"><path d="${outline}"/></clipPath>`,
    group(scenery, 'clip-path="url(#vitre)"'),
    line(outline, clair, 13),
    line(bars(style, x, y, width, height), clair, 8),
    rect(x - 26, y + height + 4, width + 52, 16, lighten(clair, 0.2)),
    rect(x - 26, y + height + 20, width + 52, 6, encre, 'opacity=".14"'),
  ]
  if (style !== 'arquee' && random.chance(0.75))
    parts.push(curtains(x, y, width, height, random.pick([textile, clair, accent])))
  return parts.join('')
}

function bars(style: (typeof windowStyles)[number], x: number, y: number, width: number, height: number) {
  const middle = `M${x + width / 2} ${y}V${y + height}`
  if (style === 'baie') return `M${x + width / 3} ${y}V${y + height}M${x + (width * 2) / 3} ${y}V${y + height}`
  return `${middle}M${x} ${round(y + height * 0.42)}H${x + width}`
}

function curtains(x: number, y: number, width: number, height: number, color: string) {
  const rod = line(`M${x - 60} ${y - 30}H${x + width + 60}`, '#6B4632', 8)
  const drape = (edge: number, side: 1 | -1) => {
    const foot = y + height + 50
    const body = path(
      `M${edge} ${y - 26}h${side * 84}C${edge + side * 66} ${y + height * 0.4} ${edge + side * 40} ${y + height * 0.7} ${edge + side * 54} ${foot}H${edge - side * 4}Z`,
      color,
    )
    const folds = line(
      `M${edge + side * 26} ${y - 20}C${edge + side * 22} ${y + height * 0.5} ${edge + side * 14} ${y + height * 0.7} ${edge + side * 20} ${foot - 4}M${edge + side * 54} ${y - 20}C${edge + side * 44} ${y + height * 0.4} ${edge + side * 28} ${y + height * 0.7} ${edge + side * 38} ${foot - 4}`,
      darken(color, 0.2),
      4,
    )
    return body + folds
  }
  return rod + drape(x - 46, 1) + drape(x + width + 46, -1)
}
