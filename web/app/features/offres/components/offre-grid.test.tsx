import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { disableHtmlCache, enableHtmlCache, renderInPieces } from '../../../lib/cached-html.ts'
import { OffreGrid } from './offre-grid.tsx'

const photo = { src: 'a.webp', status: 'ready' as const, width: 800, height: 600, couleur: '#a898d8' }
const offres = [1, 2, 3].map((id) => ({ id, titre: 'Chambre <claire>', prix: 1800, photos: [photo, photo] }))

it('is byte for byte the same from cached cards, as hydration needs, and preloads its first photo', async () => {
  const page = (
    <html lang="fr">
      <body>
        <OffreGrid offres={offres} aboveFold />
      </body>
    </html>
  )
  enableHtmlCache(renderToString, { maxAgeMs: 60_000, maxParts: 100 })
  const cached = await new Blob(renderInPieces(() => renderToString(page))).text()
  disableHtmlCache()
  expect(cached).toBe(renderToString(page))
  expect(cached.match(/rel="preload"/g)).toHaveLength(1)
})
