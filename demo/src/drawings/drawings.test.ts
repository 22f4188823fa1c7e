import { villesSeed } from '@colocdar/api/features/villes/villes.seed'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { articleSlugs, drawArticle } from './articles/draw-article.ts'
import { drawLogement, pieces } from './logements/draw-logement.ts'
import { drawVille, villeSlugs } from './villes/draw-ville.ts'

const seeds = Array.from({ length: 30 }, (_, seed) => seed)

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

  it.each(villeSlugs)('renders %s at 1200 × 900', async (slug) => {
    await expectPicture(drawVille(slug), 1200, 900)
  })

  it('refuses a city it cannot draw', () => {
    expect(() => drawVille('atlantide')).toThrow('atlantide')
  })
})

describe('home illustrations', () => {
  it.each(pieces)('draws %s differently for each seed, and the same way each time', (piece) => {
    const drawings = seeds.map((seed) => drawLogement({ piece, seed }))
    expect(new Set(drawings).size).toBe(seeds.length)
    expect(seeds.map((seed) => drawLogement({ piece, seed }))).toEqual(drawings)
    for (const svg of drawings) expectLight(svg)
  })

  it.each(pieces)('renders %s at 1200 × 900', async (piece) => {
    await expectPicture(drawLogement({ piece, seed: 4 }), 1200, 900)
  })
})

describe('article illustrations', () => {
  it.each(articleSlugs)('renders %s at 1200 × 630', async (slug) => {
    await expectPicture(drawArticle(slug), 1200, 630)
  })
})

async function expectPicture(svg: string, width: number, height: number) {
  expectLight(svg)
  // Sharp rejects malformed XML, so decoding proves that the drawing is well formed.
  const { info } = await sharp(Buffer.from(svg)).webp({ effort: 0 }).toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ format: 'webp', width, height })
}

function expectLight(svg: string) {
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
  expect(svg).not.toMatch(/<text|<image|https?:\/\/(?!www\.w3\.org)/)
  expect(Buffer.byteLength(svg)).toBeLessThan(40_000)
}
