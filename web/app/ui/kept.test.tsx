import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepHtml } from '../lib/kept-html.ts'
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

const card = (titre: string) =>
  renderToString(
    <Kept as="li" by={titre}>
      <Card titre={titre} />
    </Kept>,
  )

beforeEach(() => {
  renderings = 0
  keepHtml(renderToString)
})
afterEach(() => {
  keepHtml(null)
  vi.useRealTimers()
})

describe('a part that is kept', () => {
  it('is rendered once for the same data, and anew for other data', () => {
    expect([card('Studio'), card('Studio'), card('Villa')]).toEqual([
      '<li><p>Studio<!-- --> &amp; <!-- -->1</p></li>',
      '<li><p>Studio<!-- --> &amp; <!-- -->1</p></li>',
      '<li><p>Villa<!-- --> &amp; <!-- -->2</p></li>',
    ])
  })

  it('is rendered anew after a minute: what it says of time grows old', () => {
    vi.useFakeTimers()
    card('Studio')
    vi.advanceTimersByTime(59_000)
    expect(card('Studio')).toContain('1')
    vi.advanceTimersByTime(1_000)
    expect(card('Studio')).toContain('2')
  })

  it('does not grow without end', () => {
    for (let n = 0; n <= 4_000; n += 1) card(`Offre ${n}`)
    expect(renderings).toBe(4_001)
    card('Offre 4000')
    expect(renderings).toBe(4_001)
    card('Offre 0')
    expect(renderings).toBe(4_002)
  })
})
