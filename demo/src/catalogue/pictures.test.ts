import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { articles } from './articles.ts'
import { membres } from './membres.ts'
import { offres } from './offres.ts'

const folder = new URL('../../pictures/', import.meta.url)
const files = readdirSync(folder)
const portraits = membres.map(({ username }) => `portrait-${username.replaceAll('.', '-')}.svg`)

it('there is a picture for each photo and article, one for some members, and none for anything else', () => {
  const used = [
    ...new Set(offres.flatMap(({ photos }) => photos.map((name) => `${name}.svg`))),
    ...articles.map(({ slug }) => `article-${slug}.svg`),
    ...portraits.filter((portrait) => files.includes(portrait)),
  ]
  expect(files.toSorted()).toEqual(used.toSorted())
  expect(files.filter((file) => file.startsWith('portrait-'))).toHaveLength(10)
})

it.each(files)('%s is a small drawing, without text or anything from elsewhere', async (file) => {
  const svg = readFileSync(new URL(file, folder))
  const { format, width = 0 } = await sharp(svg).metadata()
  expect(format).toBe('svg')
  expect(width).toBeGreaterThanOrEqual(480)
  expect(width).toBeLessThanOrEqual(800)
  expect(svg.toString()).not.toMatch(/<text|<image|https?:\/\/(?!www\.w3\.org)/)
  expect(svg.byteLength).toBeLessThan(40_000)
})
