import { hostileTexts, processorTime } from '@colocdar/contracts/testing/processor-time'
import { describe, expect, it } from 'vitest'
import { textOf, toPostPreview } from './post-preview.ts'

const post = { id: '1', title: 'Titre', content: '<p>Texte</p>', url: '/blogs/1', published: '2026-03-03T10:00:00Z' }

describe('toPostPreview', () => {
  it('[BLOG-05] cuts the title and the text at 100 characters with an ellipsis', () => {
    const long = toPostPreview({ ...post, title: 't'.repeat(101), content: `<h2>${'a'.repeat(120)}</h2>` })
    expect([long.title, long.excerpt]).toEqual([`${'t'.repeat(100)}…`, `${'a'.repeat(100)}…`])
  })

  it('[DATA-28] takes the first image, or none', () => {
    expect(toPostPreview(post).image).toBeNull()
    expect(toPostPreview({ ...post, images: [{ url: '/uploads/a.webp' }, { url: 'b' }] }).image).toBe('/uploads/a.webp')
  })
})

it('extracts the text of HTML and nothing else', () => {
  expect(textOf('<h2>Le bail</h2>\n<p>Loyer &amp; charges</p>')).toBe('Le bail Loyer & charges')
})

it('[SEC-34] reads 100 kB of text in linear time, whatever it holds', () => {
  for (const text of hostileTexts(100_000))
    expect(
      processorTime(() => textOf(text)),
      text.slice(0, 40),
    ).toBeLessThan(1_000)
})
