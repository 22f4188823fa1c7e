import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { disableHtmlCache, enableHtmlCache, renderInPieces } from '../../lib/cached-html.ts'
import { CachedHtml } from './cached-html.tsx'

let renderings = 0
const Card = ({ titre }: { titre: string }) => {
  renderings += 1
  return (
    <p>
      {titre} &amp; {renderings}
    </p>
  )
}

const card = (titre: string) => (
  <CachedHtml as="li" cacheKey={titre}>
    <Card titre={titre} />
  </CachedHtml>
)

const rendered = (page: ReactNode) => renderInPieces(() => renderToString(page))
const text = (page: ReactNode) => new Blob(rendered(page)).text()

beforeEach(() => {
  renderings = 0
  enableHtmlCache(renderToString, { maxAgeMs: 60_000, maxParts: 4 })
})
afterEach(() => {
  disableHtmlCache()
  vi.useRealTimers()
})

describe('a cached part', () => {
  it('is rendered once for the same key, and again for another', async () => {
    expect(await text([card('Studio'), card('Studio'), card('Villa')])).toBe(
      [
        '<li><p>Studio<!-- --> &amp; <!-- -->1</p></li>',
        '<li><p>Studio<!-- --> &amp; <!-- -->1</p></li>',
        '<li><p>Villa<!-- --> &amp; <!-- -->2</p></li>',
      ].join(''),
    )
  })

  it('is the same piece on every page', () => {
    const [, first] = rendered(card('Studio'))
    expect(first).toBeInstanceOf(Uint8Array)
    expect(rendered([card('Villa'), card('Studio')])[3]).toBe(first)
  })

  it('may contain another cached part', async () => {
    const nested = (
      <CachedHtml as="ul" cacheKey="liste">
        {card('Salé')}
      </CachedHtml>
    )
    const html = '<ul><li><p>Salé<!-- --> &amp; <!-- -->1</p></li></ul>'
    expect(await text([nested, card('Villa'), nested])).toBe(
      `${html}<li><p>Villa<!-- --> &amp; <!-- -->2</p></li>${html}`,
    )
  })

  it('is rendered in place outside pages', () => {
    expect(renderToString(card('Studio'))).toBe('<li><p>Studio<!-- --> &amp; <!-- -->1</p></li>')
  })

  it('is rendered again after its maximum age', () => {
    vi.useFakeTimers()
    rendered(card('Studio'))
    vi.advanceTimersByTime(59_000)
    rendered(card('Studio'))
    expect(renderings).toBe(1)
    vi.advanceTimersByTime(1_000)
    rendered(card('Studio'))
    expect(renderings).toBe(2)
  })

  it('has a bound: the oldest parts are dropped', () => {
    rendered([1, 2, 3, 4, 5].map((n) => card(`Offre ${n}`)))
    expect(renderings).toBe(5)
    rendered(card('Offre 5'))
    expect(renderings).toBe(5)
    rendered(card('Offre 1'))
    expect(renderings).toBe(6)
  })
})
