import type { Profil } from '@colocdar/contracts/utilisateurs'
import { expect, it } from 'vitest'
import { renderHtml, renderText } from '../../../lib/testing/render.tsx'
import { OffreDetail } from '../../offres/components/detail/offre-detail.tsx'
import { OffreCard } from '../../offres/components/offre-card.tsx'
import { PublicHeader } from './public-header.tsx'

const profil: Profil = {
  id: 3,
  username: 'karim',
  email: 'k•••@exemple.ma',
  emailVerified: true,
  nom: 'Benali',
  prenom: 'Karim',
  age: 27,
  telephone: null,
  genre: 'HOMME',
  apropos: null,
  langues: [],
  tags: [],
  identityVerified: true,
  // April in Morocco.
  membreDepuis: '2026-03-31T23:30:00.000Z',
  profileFilled: true,
  demandeFilled: false,
  demande: null,
}
const textOf = (changes: Partial<Profil>) =>
  renderText(<PublicHeader profil={{ ...profil, ...changes }}>-</PublicHeader>)

it('says in words what was verified, and since when somebody is a member', () => {
  expect(textOf({})).toMatch(/Karim B\. .*vérifié Identité vérifiée E-mail vérifié Membre depuis avril 2026/)
})

it('says nothing that was not verified', () => {
  const text = textOf({ identityVerified: false, emailVerified: false })
  expect(text).not.toContain('vérifié')
  expect(text).toContain('Membre depuis')
})

it('has one name and one colour: on a card, on the page of an offer and on the profile', () => {
  const proprietaire = { id: profil.id, nom: profil.nom, prenom: profil.prenom, isVerified: true }
  const shown = [
    <PublicHeader key="profile" profil={profil}>
      -
    </PublicHeader>,
    <OffreCard key="card" offre={{ id: 12, proprietaire }} />,
    <OffreDetail key="page" offre={{ id: 12, proprietaire }} similaires={[]} />,
  ].map(renderHtml)
  for (const html of shown) expect(html).toContain('Karim B.')
  const tints = shown.map((html) => /\b(bg-[a-z]+-doux text-[a-z-]+)"[^>]*>K</.exec(html)?.[1])
  expect(tints).toEqual(Array(3).fill('bg-safran-doux text-safran-vif'))
})
