import { describe, expect, it } from 'vitest'
import { renderHtml, renderText } from '../../../lib/testing/render.tsx'
import type { ShownDemande } from '../shown-demande.ts'
import { DemandeCard } from './demande-card.tsx'

const demande: ShownDemande = {
  id: 5,
  titre: 'Recherche colocataire',
  adresse: 'près du tramway',
  description: `${'a'.repeat(90)}b`,
  budget: 2500,
  dateDisponibilite: '2000-01-01',
  duree: 6,
  ville: { id: 2, nom: 'Rabat' },
  quartier: 'Agdal',
  demandeur: { id: 9, nom: 'Naciri', prenom: 'Youssef', email: 'y•••@exemple.ma', isVerified: false },
  createdAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
}

describe('request card', () => {
  const html = renderHtml(<DemandeCard demande={demande} />)
  const text = renderText(<DemandeCard demande={demande} />)

  it('[CARD-10, UI-06, DATA-16, DATA-17] shows title, address, budget, availability, duration, city and person', () => {
    const parts = ['Recherche colocataire', 'Rabat · près du tramway', '2 500 dh', '6 mois', 'Youssef N.']
    for (const part of parts) expect(text).toContain(part)
  })

  it('[CARD-11] cuts the description at 90 characters and adds an ellipsis', () => {
    expect(text).toContain(`${'a'.repeat(90)}…`)
    expect(text).not.toMatch(/a{90}b/)
  })

  it('[CARD-12] leads to the person, or where the page says', () => {
    expect(html).toMatch(/<a [^>]*lien-etendu[^>]*href="\/utilisateur\/9"/)
    expect(renderHtml(<DemandeCard demande={demande} to="/demande/5" />)).toContain('href="/demande/5"')
  })

  it('[CARD-13] reads 2000-01-01 as immediately', () => expect(text).toContain('Imediatement disponible'))

  it('shows no e-mail address, masked as it is', () => expect(text).not.toContain('@'))
})

it('[CARD-14] says « Non spécifié » where the date is missing, and only there', () => {
  const words = (shown: ShownDemande) => renderText(<DemandeCard demande={shown} />).match(/Non spécifié/g) ?? []
  expect(words(demande)).toHaveLength(0)
  expect(words({ ...demande, dateDisponibilite: undefined })).toHaveLength(1)
})

describe('request card with something missing', () => {
  const text = renderText(<DemandeCard demande={{ id: 5 }} />)

  it.each([
    ['[CARD-15]', 'Prix non disponible'],
    ['[CARD-17]', 'Ville non disponible'],
    ['[CARD-18]', 'Détails non disponibles'],
    ['[CARD-19]', 'Date non disponible'],
  ])('%s says « %s »', (_clause, words) => expect(text).toContain(words))
})
