import { villesSeed } from '@colocdar/api/features/villes/villes.seed'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { portraits } from '../catalogue/portraits.ts'
import { articleSlugs, drawArticle } from './articles/draw-article.ts'
import { drawLogement, pieces } from './logements/draw-logement.ts'
import { drawPortrait } from './portraits/draw-portrait.ts'
import { drawVille, villeSlugs } from './villes/draw-ville.ts'

const seeds = Array.from({ length: 12 }, (_, seed) => seed)

describe('city illustrations', () => {
  it('draws every city of the catalogue', () => {
    expect(villeSlugs.length).toBeGreaterThanOrEqual(18)
    expect([...villeSlugs].sort()).toEqual(villesSeed.map(({ slug }) => slug).sort())
  })

  it('draws each city differently, and the same way each time', () => {
    const drawings = villeSlugs.map(drawVille)
    expect(new Set(drawings).size).toBe(villeSlugs.length)
    expect(villeSlugs.map(drawVille)).toEqual(drawings)
  })

  it('makes a well-formed picture of 1200 × 900 of each', async () => {
    for (const slug of villeSlugs) await expectPicture(slug, drawVille(slug), 1200, 900)
  })

  it('refuses a city it cannot draw', () => {
    expect(() => drawVille('atlantide')).toThrow('atlantide')
  })
})

describe('home illustrations', () => {
  it('draws each room differently for each seed, and the same way each time', () => {
    for (const piece of pieces) {
      const drawings = seeds.map((seed) => drawLogement({ piece, seed }))
      expect(new Set(drawings).size, piece).toBe(seeds.length)
      expect(drawLogement({ piece, seed: 0 })).toBe(drawings[0])
      for (const svg of drawings) expectLight(piece, svg)
    }
  })

  it('makes a well-formed picture of 1200 × 900 of each room', async () => {
    for (const piece of pieces) await expectPicture(piece, drawLogement({ piece, seed: 4 }), 1200, 900)
  })
})

describe('photo-like pictures', () => {
  it('are of every shape and light, the same way each time', async () => {
    const sizes = { portrait: [900, 1200], paysage: [1200, 800], carre: [1000, 1000] } as const
    for (const shape of ['portrait', 'paysage', 'carre'] as const) {
      const drawings = (['jour', 'sombre', 'soir'] as const).map((light) =>
        drawLogement({ piece: 'chambre', seed: 4, prise: { shape, light } }),
      )
      expect(new Set(drawings).size).toBe(3)
      expect(drawLogement({ piece: 'chambre', seed: 4, prise: { shape, light: 'jour' } })).toBe(drawings[0])
      for (const svg of drawings) await expectPicture(shape, svg, sizes[shape][0], sizes[shape][1])
    }
  })
})

describe('portraits', () => {
  it('are square, and each is of somebody else', async () => {
    const drawings = Object.values(portraits).map(drawPortrait)
    expect(new Set(drawings).size).toBe(drawings.length)
    for (const svg of drawings) await expectPicture('portrait', svg, 480, 480)
  })
})

describe('article illustrations', () => {
  it('makes a well-formed picture of 1200 × 630 of each', async () => {
    for (const slug of articleSlugs) await expectPicture(slug, drawArticle(slug), 1200, 630)
  })
})

async function expectPicture(name: string, svg: string, width: number, height: number) {
  expectLight(name, svg)
  // Sharp reads the whole drawing for its size and rejects malformed XML; painting it would prove no more.
  expect(await sharp(Buffer.from(svg)).metadata(), name).toMatchObject({ format: 'svg', width, height })
}

function expectLight(name: string, svg: string) {
  expect(svg, name).not.toMatch(/NaN|undefined|null|Infinity/)
  expect(svg, name).not.toMatch(/<text|<image|https?:\/\/(?!www\.w3\.org)/)
  expect(Buffer.byteLength(svg), name).toBeLessThan(40_000)
}
