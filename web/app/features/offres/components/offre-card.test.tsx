import { describe, expect, it } from 'vitest'
import { renderHtml, renderText } from '../../../lib/testing/render.tsx'
import type { ShownOffre } from '../shown-offre.ts'
import { OffreCard } from './offre-card.tsx'

const photo = (src: string) => ({ src, status: 'ready' as const, width: 800, height: 600, couleur: '#a898d8' })

const offre: ShownOffre = {
  id: 12,
  titre: 'Chambre lumineuse proche du tramway',
  ville: { id: 1, nom: 'Casablanca', image: null },
  quartier: 'Maârif',
  superficie: 14,
  nbrColoc: 2,
  logementType: 'CHAMBRE',
  prix: 1800,
  photos: [photo('a.webp'), photo('b.webp'), photo('c.webp')],
  dateDisponibilite: '2026-03-03',
  proprietaire: { id: 7, nom: 'Alaoui', prenom: 'Samira', isVerified: true },
  statut: 'DISPONIBLE',
  createdAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
}

describe('offer card', () => {
  const html = renderHtml(<OffreCard offre={offre} />)
  const text = renderText(<OffreCard offre={offre} />)

  it('[CARD-01, CARD-08] shows the initial and name of the owner, the initial leading to the profile', () => {
    expect(text).toContain('S Samira A.')
    expect(html).toMatch(/<a [^>]*href="\/utilisateur\/7"[^>]*>.*?S<\/span><\/a>/)
  })

  it('[CARD-02] says since when, in French', () => expect(text).toContain('il y a 3 jours'))

  it('[CARD-03, CARD-20, DATA-11] shows the first photo from the uploads path and counts the others', () => {
    expect(html).toContain('src="/uploads/a.webp?w=800"')
    expect(html).not.toContain('b.webp')
    expect(text).toContain('+2 autres photos')
  })

  it('[CARD-04] cuts the title at 25 characters', () => {
    expect(text).toContain('Chambre lumineuse proche ')
    expect(text).not.toContain('Chambre lumineuse proche d')
  })

  it('[CARD-05, CARD-06, UI-06, DATA-09, DATA-10] shows availability, place, area, flatmates, price and type', () => {
    for (const part of ['3 mars 2026', 'Casablanca · Maârif', '14 m²', '2 colocs', '1 800 dh', 'Chambre'])
      expect(text).toContain(part)
  })

  it('shows the faits of the list beside area, flatmates and type', () => {
    expect(renderText(<OffreCard offre={{ ...offre, faits: ['Meublé', 'Coloc féminine'] }} />)).toMatch(
      /Chambre Meublé Coloc féminine/,
    )
  })

  it('says how fresh it is, beside its age, unless nobody has verified it', () => {
    const confirmeeLe = new Date(Date.now() - 49 * 3_600_000).toISOString()
    expect(renderText(<OffreCard offre={{ ...offre, confirmeeLe }} />)).toMatch(/il y a .+ confirmée il y a 2\sj/)
    expect(renderText(<OffreCard offre={{ ...offre, confirmeeLe, verified: false }} />)).not.toContain('confirmée')
    expect(text).not.toContain('confirmée')
  })

  it('[CARD-07] shows the status only on pages that ask for it', () => {
    expect(text).not.toContain('Disponible')
    expect(renderText(<OffreCard offre={offre} badge={{ label: 'Disponible', tone: 'menthe' }} />)).toContain(
      'Disponible',
    )
  })

  it('shows the same from the part that lists get', () => {
    const { statut, ...given } = { ...offre, photos: [photo('a.webp')], photoCount: 3 }
    expect(renderHtml(<OffreCard offre={given} />)).toBe(html)
  })

  it('[CARD-09] leads to the offer', () => expect(html).toMatch(/<a [^>]*lien-etendu[^>]*href="\/coloc\/12"/))

  it('[DATA-12] reads 2000-01-01 as immediately', () => {
    expect(renderText(<OffreCard offre={{ ...offre, dateDisponibilite: '2000-01-01' }} />)).toContain(
      'Imediatement disponible',
    )
  })

  it('loads a photo at the top of the page eagerly, the others lazily', () => {
    expect(html).toContain('loading="lazy"')
    expect(renderHtml(<OffreCard offre={offre} priority />)).toMatch(/loading="eager"[^>]*fetchPriority="high"/)
  })

  it('reserves the space of the photo and fills it with its main colour', () => {
    expect(html).toMatch(/width="800"[^>]*height="600"/)
    expect(html).toContain('color="#a898d8"')
  })
})

describe('offer card with something missing', () => {
  const text = renderText(<OffreCard offre={{ id: 12 }} />)

  it.each([
    ['[CARD-15]', 'Prix non disponible'],
    ['[CARD-16]', 'Type non disponible'],
    ['[CARD-17]', 'Ville non disponible'],
    ['[CARD-18]', 'Détails non disponibles'],
    ['[CARD-19]', 'Date non disponible'],
    ['[CARD-05]', 'Non spécifié'],
  ])('%s says « %s »', (_clause, words) => expect(text).toContain(words))

  it('shows the placeholder picture and counts no photo', () => {
    expect(renderHtml(<OffreCard offre={{ id: 12 }} />)).toContain('Photo%20indisponible')
    expect(text).not.toContain('photo')
  })
})
