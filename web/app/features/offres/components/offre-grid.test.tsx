import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OffreGrid } from './offre-grid.tsx'

const photo = { src: 'a.webp', status: 'ready' as const, width: 800, height: 600, couleur: '#a898d8' }
const offres = [1, 2, 3].map((id) => ({ id, titre: 'Chambre <claire>', prix: 1800, photos: [photo, photo] }))

it('preloads its first photo, and no other', () => {
  const page = (
    <html lang="fr">
      <body>
        <OffreGrid offres={offres} aboveFold />
      </body>
    </html>
  )
  expect(renderToString(page).match(/rel="preload"/g)).toHaveLength(1)
})
