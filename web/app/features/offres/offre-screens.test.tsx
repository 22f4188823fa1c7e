import type { Offre } from '@colocdar/contracts/offres'
import { describe, expect, it } from 'vitest'
import { labelsIn, renderText } from '../../lib/testing/render.tsx'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { OffreDetail } from './components/detail/offre-detail.tsx'
import { OffreEditForm } from './components/edit/offre-edit-form.tsx'
import { failed, storedPhoto } from './components/photos/photo-items.ts'
import { PhotoPicker } from './components/photos/photo-picker.tsx'
import { PhotoStatus, PhotoTile } from './components/photos/photo-tile.tsx'
import { ImagesStep } from './components/wizard/images-step.tsx'
import { OffreThanks } from './components/wizard/offre-thanks.tsx'

const proprietaire = { id: 7, nom: 'Alaoui', prenom: 'Samira', isVerified: false }
const offre = {
  id: 12,
  titre: 'Chambre lumineuse',
  description: 'À dix minutes du tramway.',
  quartier: 'Agdal',
  ville: { id: 3, nom: 'Rabat' },
  prix: 1800,
  superficie: 14,
  nbrColoc: 2,
  duree: 6,
  logementType: 'CHAMBRE',
  dateDisponibilite: '2000-01-01',
  statut: 'DISPONIBLE',
  verified: true,
  proprietaireId: 7,
  proprietaire,
  photos: [],
} as unknown as Offre

const screen = (element: React.ReactNode) => renderPage((() => element) as never, { path: '/', loaderData: {} })

describe('the page of an offer', () => {
  const text = renderText(<OffreDetail offre={offre} similaires={[{ ...offre, id: 13, titre: 'Studio calme' }]} />)

  it('[DETAIL-01] shows title, city and district', () => {
    expect(text).toMatch(/Chambre lumineuse Rabat · Agdal/)
  })

  it('[DETAIL-04] shows the owner’s name and initial, and offers the number', () => {
    expect(text).toMatch(/ S Samira A\. .*Afficher le numéro/)
  })

  it('says what to do where no script runs, for the number', () => {
    expect(screen(<OffreDetail offre={offre} similaires={[]} />)).toMatch(
      /<noscript>.*Pour voir le numéro ou écrire, activez JavaScript/,
    )
  })

  it('[DETAIL-05] shows description and features', () => {
    expect(text).toMatch(/Type Chambre .*Superficie 14 m² .*Durée 6 mois/)
    expect(text).toContain('Description À dix minutes du tramway.')
  })

  it('[DETAIL-06] shows offers like it, and leads to all of them', () => {
    expect(text).toContain('Autres offres similaires')
    expect(text).toMatch(/Studio calme/)
    expect(screen(<OffreDetail offre={offre} similaires={[offre]} />)).toMatch(
      /href="\/coloc\/offres"[^>]*>.*?Voir plus/,
    )
  })
})

describe('the edit form of an offer', () => {
  const html = screen(<OffreEditForm offre={offre} etag={undefined} villes={[]} onDiscard={() => {}} />)

  it('[EDIT-01] has the fields of the spec', () => {
    for (const label of [
      'Titre',
      'Quartier',
      'Description',
      'Prix',
      'Superficie',
      'Nombre de colocataires',
      'Type de logement',
      'Disponibilité',
      'Durée',
    ])
      expect(labelsIn(html)).toContain(label)
  })

  it('[EDIT-02] shows the statut, which cannot be changed there', () => {
    expect(html).toMatch(/<input[^>]*readOnly[^>]*value="Disponible"/i)
  })
})

describe('the photos of the wizard', () => {
  const photos = { photos: [], leftOut: [], uploading: false } as never
  const step = (uploading: boolean, ready: number) =>
    screen(
      <ImagesStep
        photos={{ ...(photos as object), uploading } as never}
        ready={ready}
        onPrevious={() => {}}
        onNext={() => {}}
      />,
    )
  const next = (html: string) => /<button[^>]*>Suivant/.exec(html)?.[0] ?? ''

  it('[OFFERWIZ-08] [OFFERWIZ-09] lead on once one is ready and none is on its way', () => {
    expect(next(step(false, 1))).not.toContain('disabled=""')
    expect(next(step(false, 0))).toContain('disabled=""')
    expect(next(step(true, 1))).toContain('disabled=""')
  })

  it('[OFFERWIZ-05] can be chosen several at once', () => {
    expect(screen(<PhotoPicker id="photos" onChoose={() => {}} />)).toMatch(/<input[^>]*type="file"[^>]*multiple=""/)
  })

  it.each([
    ['uploading', 'Téléchargement...'],
    ['ready', 'Prêt'],
    ['error', 'Erreur'],
  ] as const)('[OFFERWIZ-06] say of %s « %s »', (status, words) => {
    expect(renderText(<PhotoStatus photo={{ ...storedPhoto('a.webp'), status }} />)).toBe(words)
  })
})

it('offers another try for a photo that did not arrive, and none for one that was refused, which it names', () => {
  const file = new File([], 'salon.png')
  const tile = (refused: boolean) =>
    renderText(
      <PhotoTile
        photo={{ ...storedPhoto('a.webp'), file, ...failed('Illisible.', refused) }}
        place={1}
        count={1}
        cover
        target={false}
        onMove={() => {}}
        onRemove={() => {}}
        onRetry={() => {}}
        drag={{} as never}
      />,
    )
  expect(tile(false)).toMatch(/Erreur Illisible\. Réessayer/)
  expect(tile(true)).toMatch(/Erreur Illisible\. salon\.png (?!Réessayer)/)
})

it('[OFFERWIZ-10] says thank you, and that an administrator looks first', () => {
  expect(screen(<OffreThanks />)).toContain(
    'Votre offre a été envoyée à l’administrateur pour vérification. Elle sera publiée une fois vérifiée.',
  )
})
