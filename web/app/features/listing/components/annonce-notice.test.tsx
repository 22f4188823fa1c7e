import { annonceEtatNames } from '@colocdar/contracts/annonces-etats'
import { expect, it } from 'vitest'
import { renderText } from '../../../lib/testing/render.tsx'
import { AnnonceNotice } from './annonce-notice.tsx'

const titles = {
  attente: 'En cours de vérification',
  publique: '',
  modification: 'Modification en attente',
  endormie: 'Annonce endormie',
  louee: '',
  signalee: 'Annonce masquée',
  refusee: 'Annonce refusée Photos trop sombres.',
  retiree: 'Annonce retirée Photos trop sombres.',
  bloquee: 'Annonce masquée',
}

it.each(annonceEtatNames)('tells the author of an ad that is « %s » why', (etat) => {
  const said = (kind: 'offre' | 'demande') =>
    renderText(<AnnonceNotice kind={kind} annonce={{ etat, motifRefus: 'Photos trop sombres.' }} isOwner />)
  expect(said('offre').startsWith(titles[etat])).toBe(true)
  expect(said('offre') === '').toBe(titles[etat] === '')
  expect(said('demande').startsWith(titles[etat].replace('Annonce', 'Demande'))).toBe(true)
})
