import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Palette = Record<string, string>

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const light = paletteOf(/--color-([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})/g)
const dark = paletteOf(/--color-([\w-]+): (?:light-dark\(#[0-9a-f]{6}, )?(#[0-9a-f]{6})/g)

const surfaces = ['sable', 'papier', 'dune']
const hues = ['majorelle', 'terracotta', 'menthe', 'safran', 'grenade']

/** Text and the surfaces it is written on, somewhere in the product. */
const textPairs = [
  ...['encre', 'brume', 'majorelle', 'grenade', 'majorelle-vif', 'terracotta-vif', 'menthe-vif', 'safran-vif'].flatMap(
    (text) => surfaces.map((surface) => [text, surface] as const),
  ),
  ...hues.flatMap((hue) => [[`${hue}-vif`, `${hue}-doux`] as const, ['encre', `${hue}-doux`] as const]),
  ...['majorelle', 'terracotta', 'menthe', 'grenade'].flatMap((hue) => [
    ['contraste', hue] as const,
    ['contraste', `${hue}-vif`] as const,
  ]),
  ['majorelle', 'majorelle-doux'],
  ['terracotta', 'papier'],
  ['menthe', 'papier'],
  ['nuit-texte', 'nuit'],
  ['nuit-brume', 'nuit'],
] as const

/** Lines and icons that something is recognised by. */
const shapePairs = [
  ...surfaces.map((surface) => ['contour', surface] as const),
  ...hues.map((hue) => [`${hue}-vif`, 'papier'] as const),
] as const

it('keeps every text at 4.5:1 on its surfaces, and every shape at 3:1, in light and in dark', () => {
  const tooFaint = Object.entries({ light, dark }).flatMap(([scheme, palette]) =>
    [...textPairs.map((pair) => ({ pair, least: 4.5 })), ...shapePairs.map((pair) => ({ pair, least: 3 }))].flatMap(
      ({ pair: [front, surface], least }) => {
        const found = contrast(palette, front, surface)
        return found >= least ? [] : [`${scheme}: ${front} on ${surface} is ${found.toFixed(2)}:1, not ${least}:1`]
      },
    ),
  )
  expect(tooFaint).toEqual([])
})

it('gives every colour in dark too, but for the texts that always stand on night blue', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light))
  expect(Object.keys(light).filter((name) => light[name] === dark[name])).toEqual(['nuit-texte', 'nuit-brume'])
})

function paletteOf(token: RegExp): Palette {
  return Object.fromEntries(Array.from(css.matchAll(token), ([, name, hex]) => [name, hex]))
}

function contrast(palette: Palette, one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map((name) => luminance(palette[name] ?? '')).sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

// WCAG 2.2, relative luminance.
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
