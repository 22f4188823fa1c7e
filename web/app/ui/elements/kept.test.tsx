import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inPieces, keepHtml } from '../../lib/kept-html.ts'
import { Kept } from './kept.tsx'

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
  <Kept as="li" by={titre}>
    <Card titre={titre} />
  </Kept>
)

const rendered = (page: ReactNode) => inPieces(() => renderToString(page))
const text = (page: ReactNode) => new Blob(rendered(page)).text()

beforeEach(() => {
  renderings = 0
  keepHtml(renderToString)
})
afterEach(() => {
  keepHtml(null)
  vi.useRealTimers()
})

describe('a part that is kept', () => {
  it('is rendered once for the same data, and anew for other data', async () => {
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

  it('is whole with another part in it', async () => {
    const nested = (
      <Kept as="ul" by="liste">
        {card('Salé')}
      </Kept>
    )
    const html = '<ul><li><p>Salé<!-- --> &amp; <!-- -->1</p></li></ul>'
    expect(await text([nested, card('Villa'), nested])).toBe(
      `${html}<li><p>Villa<!-- --> &amp; <!-- -->2</p></li>${html}`,
    )
  })

  it('is rendered in its place outside pages', () => {
    expect(renderToString(card('Studio'))).toBe('<li><p>Studio<!-- --> &amp; <!-- -->1</p></li>')
  })

  it('is rendered anew after a minute: what it says of time grows old', () => {
    vi.useFakeTimers()
    rendered(card('Studio'))
    vi.advanceTimersByTime(59_000)
    rendered(card('Studio'))
    expect(renderings).toBe(1)
    vi.advanceTimersByTime(1_000)
    rendered(card('Studio'))
    expect(renderings).toBe(2)
  })

  it('does not grow without end', () => {
    for (let n = 0; n <= 4_000; n += 1) rendered(card(`Offre ${n}`))
    expect(renderings).toBe(4_001)
    rendered(card('Offre 4000'))
    expect(renderings).toBe(4_001)
    rendered(card('Offre 0'))
    expect(renderings).toBe(4_002)
  })
})
