import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OffreGrid } from '../features/offres/components/offre-grid.tsx'
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

  it('is byte for byte what the page would have rendered, as hydration needs', () => {
    const photo = { src: 'a.webp', status: 'ready' as const, width: 800, height: 600, couleur: '#a898d8' }
    const offres = [1, 2, 3].map((id) => ({ id, titre: 'Chambre <claire>', prix: 1800, photos: [photo, photo] }))
    const page = (
      <html lang="fr">
        <body>
          <OffreGrid offres={offres} aboveFold />
        </body>
      </html>
    )
    const kept = renderToString(page)
    keepHtml(null)
    expect(kept).toBe(renderToString(page))
    expect(kept.match(/rel="preload"/g)).toHaveLength(1)
  })
})
