import { describe, expect, it } from 'vitest'
import { renderText } from '../../../../lib/testing/render.tsx'
import { OffreDetail } from './offre-detail.tsx'

describe('offer detail with something missing', () => {
  const text = renderText(<OffreDetail offre={{ id: 12 }} similaires={[]} />)

  it.each([
    ['[DETAIL-12]', 'Titre non disponible'],
    ['[DETAIL-13]', 'Description non disponible'],
    ['[DETAIL-14]', 'Ville non disponible'],
    ['[DETAIL-15]', 'Quartier non disponible'],
  ])('%s says « %s »', (_clause, words) => expect(text).toContain(words))

  it.each(['Type', 'Superficie', 'Recherche', 'Disponibilité', 'Durée'])(
    '[DETAIL-16] says « Non spécifié » for %s',
    (feature) => expect(text).toContain(`${feature} Non spécifié`),
  )

  it('leaves out the line of an address that nobody gave', () => {
    expect(text).not.toContain('Adresse')
    const given = renderText(<OffreDetail offre={{ id: 12, adresse: 'Rue Oued Ziz' }} similaires={[]} />)
    expect(given).toContain('Adresse Rue Oued Ziz')
  })
})

it('marks a rented offer and hides the number of its owner', () => {
  const proprietaire = { id: 7, nom: 'Alaoui', prenom: 'Samira', isVerified: true }
  const text = renderText(<OffreDetail offre={{ id: 12, statut: 'LOUE', proprietaire }} similaires={[]} />)
  expect(text).toContain('Déjà louée')
  expect(text).not.toContain('Afficher le numéro')
})
