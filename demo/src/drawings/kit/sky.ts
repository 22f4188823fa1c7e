import { createRandom } from './random.ts'
import { circle, glow, gradient, group, path, rect, repeat, type Stop } from './svg.ts'

const skies = {
  aube: [
    [0, '#7FA6D9'],
    [0.45, '#F3C9B4'],
    [0.75, '#FBE3C0'],
    [1, '#FFF1D8'],
  ],
  matin: [
    [0, '#5FA4DD'],
    [0.55, '#A9D3EC'],
    [1, '#F4ECD6'],
  ],
  midi: [
    [0, '#2F86CF'],
    [0.6, '#8CCBE9'],
    [1, '#E6F3EE'],
  ],
  doree: [
    [0, '#6C7CC4'],
    [0.35, '#F0B48A'],
    [0.7, '#FAD08C'],
    [1, '#FFE9BC'],
  ],
  couchant: [
    [0, '#3B2F80'],
    [0.35, '#B4527A'],
    [0.65, '#F08A5D'],
    [1, '#FFD08A'],
  ],
  rose: [
    [0, '#8E7CC3'],
    [0.4, '#E79AA5'],
    [0.75, '#F9C9A8'],
    [1, '#FDE5C8'],
  ],
  nuit: [
    [0, '#15173F'],
    [0.5, '#2E2F78'],
    [0.85, '#6A5AA8'],
    [1, '#B98AA8'],
  ],
  hiver: [
    [0, '#7C9CC8'],
    [0.6, '#C6D8EA'],
    [1, '#F5EDEA'],
  ],
} satisfies Record<string, Stop[]>

type SkyName = keyof typeof skies

export function sky(name: SkyName, width = 1200, height = 900) {
  return `<defs>${gradient('ciel', skies[name])}</defs>${rect(0, 0, width, height, 'url(#ciel)')}`
}

export function sun(x: number, y: number, r: number, color = '#FFF3CE', halo = '#FFE2A0') {
  return `<defs>${glow('halo', halo, 0.85)}</defs>${circle(x, y, r * 3.6, 'url(#halo)')}${circle(x, y, r, color)}`
}

export function moon(x: number, y: number, r: number, color = '#FDF3DA') {
  const crescent = `M${x + r * 0.25} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.3}A${r * 0.8} ${r * 0.8} 0 0 1 ${x + r * 0.25} ${y - r}Z`
  return `<defs>${glow('halo', '#C9C0FF', 0.45)}</defs>${circle(x, y, r * 3.4, 'url(#halo)')}${path(crescent, color)}`
}

export function stars(seed: number, count: number, bottom: number, width = 1200) {
  const random = createRandom(seed)
  return repeat(count, () => {
    const opacity = random.pick(['.35', '.6', '.9'])
    return circle(
      random.between(10, width - 10),
      random.between(10, bottom),
      random.between(1, 2.6),
      '#FFF6DF',
      `opacity="${opacity}"`,
    )
  })
}

// Long, flat-bottomed bars with rounded ends, which look like haze in warm weather.
export function cloud(x: number, y: number, width: number, color = '#FFFFFF', opacity = 0.6) {
  const unit = width / 10
  const bars = [
    rect(x, y, width, unit, color, `rx="${unit / 2}"`),
    rect(x + width * 0.18, y - unit * 0.8, width * 0.5, unit, color, `rx="${unit / 2}"`),
    rect(x + width * 0.36, y - unit * 1.55, width * 0.22, unit, color, `rx="${unit / 2}"`),
  ]
  return group(bars, `opacity="${opacity}"`)
}
