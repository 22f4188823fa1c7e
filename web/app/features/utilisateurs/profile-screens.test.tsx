import { type AnnonceEtat, annonceEtatNames } from '@colocdar/contracts/annonces-etats'
import type { Demande } from '@colocdar/contracts/demandes'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../lib/testing/render-page.tsx'
import ProfilePage from './profile.page.tsx'
import UtilisateurPage from './utilisateur.page.tsx'

const demande = {
  id: 5,
  titre: 'Cherche chambre calme',
  budget: 1800,
  dateDisponibilite: '2000-01-01',
  quartier: 'Agdal',
  ville: { id: 3, nom: 'Rabat' },
  description: 'Doctorante, non fumeuse.',
  duree: 6,
  verified: true,
  motifRefus: null,
} as unknown as Demande

const profil = {
  id: 3,
  username: 'sara_k',
  email: 'sara@exemple.ma',
  emailVerified: true,
  nom: 'Kadiri',
  prenom: 'Sara',
  age: 27,
  telephone: '06 61 23 45 67',
  genre: 'FEMME',
  apropos: 'Lève-tôt.',
  langues: ['Arabe', 'Tamazight'],
  tags: ['Cuisine', 'Lecture', 'Randonnée'],
  identityVerified: true,
  membreDepuis: '2026-03-31T12:00:00.000Z',
  profileFilled: true,
  demandeFilled: true,
  demande,
} as unknown as Profil

const acces = {
  cles: { status: 'succeeded', value: [], error: null },
  sessions: { status: 'succeeded', value: [], error: null },
  facteur: null,
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('my profile', () => {
  const own = (changes: Partial<Profil> = {}, nbrOffres = 2) =>
    renderPage(ProfilePage, {
      path: '/profile',
      loaderData: { profil: { ...profil, ...changes }, nbrOffres, acces, error: null },
    })
  const panel = (html: string) => /<aside.*?<\/aside>/s.exec(html)?.[0] ?? ''

  it('[PROFILE-01] has a panel with initial, name, e-mail and the ways to what is mine', () => {
    expect(textOf(panel(own()))).toMatch(/ S Sara Kadiri sara ?@ ?exemple\.ma .*Modifier mon profil/)
    expect(panel(own())).toContain('href="/mes-abonnements"')
  })

  it('[PROFILE-02] says that the e-mail is verified, or offers to verify it', () => {
    expect(textOf(panel(own()))).toContain('E-mail vérifié')
    expect(textOf(panel(own()))).not.toContain('Vérifier email')
    expect(textOf(panel(own({ emailVerified: false })))).toContain('Vérifier email')
    expect(textOf(panel(own({ emailVerified: false })))).not.toContain('E-mail vérifié')
  })

  it('[ROUTE-15] [ROUTE-18] leads to the request and to the offers, with their number, where there are any', () => {
    expect(panel(own())).toContain('href="/edit-demande/5"')
    expect(panel(own({ demande: null }))).not.toContain('/edit-demande/')
    expect(textOf(panel(own()))).toMatch(/Mes annonces 2 2 offres/)
    expect(panel(own({}, 0))).not.toContain('href="/offres"')
  })

  it('does not lead to the simulated verification of the phone', () => {
    expect(panel(own())).not.toContain('telephone-verification')
  })

  it('[PROFILE-03] shows what others may know of me', () => {
    const text = textOf(own()).split('Informations publiques')[1]?.split('Ma demande')[0] ?? ''
    const shown = [
      'Sara',
      'Kadiri',
      '27 ans',
      'sara@exemple.ma',
      '06 61 23 45 67',
      'Lève-tôt.',
      'Tamazight',
      'Randonnée',
    ]
    expect(shown.filter((words) => !text.includes(words))).toEqual([])
  })

  it('[PROFILE-04] [PROFILE-05] shows my request, and whether it is verified', () => {
    const request = (changes: Partial<Demande> = {}) =>
      textOf(own({ demande: { ...demande, ...changes } })).split('Ma demande')[1] ?? ''
    const shown = ['Cherche chambre calme', '1 800 dh', 'Imediatement disponible', 'Agdal', 'Rabat', 'Doctorante']
    expect(shown.filter((words) => !request().includes(words))).toEqual([])
    expect(request()).toMatch(/^ Vérifié /)
    expect(request({ verified: false })).toMatch(/^ En cours de vérification /)
  })

  const states: Record<AnnonceEtat, RegExp> = {
    attente: /^ En cours de vérification .*Elle sera publiée dès que notre équipe l’aura vérifiée/,
    publique: /^ Vérifié Titre/,
    modification: /^ Vérifié Modification en attente/,
    louee: /^ Vérifié Titre/,
    endormie: /^ Endormie Annonce endormie Sans nouvelles de vous .* Réveiller l’annonce/,
    signalee: /^ Masquée Demande masquée Plusieurs membres l’ont signalée/,
    refusee: /^ Refusée Demande refusée Un texte vide\. Titre/,
    retiree: /^ Retirée Demande retirée Un texte vide\. Titre/,
    bloquee: /^ Masquée Demande masquée Le compte de son auteur est bloqué/,
  }
  it.each(annonceEtatNames)('says of my request that is « %s » what others see of it, and why', (etat) => {
    const motifRefus = ['refusee', 'retiree'].includes(etat) ? 'Un texte vide.' : null
    const verified = !['attente', 'refusee', 'retiree'].includes(etat)
    const endormie = etat === 'endormie'
    const shown = own({ demande: { ...demande, etat, motifRefus, verified, endormie } })
    expect(textOf(shown).split('Ma demande')[1]).toMatch(states[etat])
  })

  it('[ERR-14] says why it could not be loaded', () => {
    const failed = renderPage(ProfilePage, {
      path: '/profile',
      loaderData: { profil: null, nbrOffres: 0, error: 'Panne.' },
    })
    expect(textOf(failed)).toContain('Erreur lors de la récupération des données de profil : Panne. Réessayer')
  })
})

describe('the profile that others see', () => {
  const seen = (changes: Partial<Profil> = {}) =>
    textOf(
      renderPage(UtilisateurPage, {
        path: '/utilisateur/3',
        params: { id: '3' },
        loaderData: { profil: { ...profil, ...changes }, offres: [] },
      }),
    )

  it('[PUBPROFILE-01] [PUBPROFILE-02] shows initial, username, age and genre; no genre where none was given', () => {
    expect(seen()).toMatch(/ S Sara K\. sara_k 27 ans · Femme /)
    expect(seen({ genre: 'NON_SPECIFIE' } as Partial<Profil>)).toMatch(/ sara_k 27 ans vérifié /)
  })

  it('[PUBPROFILE-03] wears « vérifié » once the identity is', () => {
    expect(seen()).toContain(' vérifié Identité vérifiée')
    expect(seen({ identityVerified: false })).not.toContain(' vérifié Identité')
    expect(seen({ identityVerified: false })).not.toMatch(/Femme vérifié/)
  })

  it('[PUBPROFILE-04] tells about the person, languages and interests', () => {
    expect(seen()).toMatch(/À propos Lève-tôt\. Langues Arabe Tamazight Centres d’intérêt Cuisine Lecture Randonnée/)
  })

  it('[PUBPROFILE-05] shows the request', () => {
    const request = seen().split('Sa demande')[1] ?? ''
    expect(request).toMatch(/Ville Rabat Quartier Agdal Budget 1.800.dh Disponibilité Imediatement disponible/)
    expect(request).toContain('Doctorante, non fumeuse.')
  })

  it('[PUBPROFILE-07] offers the number as an offer does', () => expect(seen()).toContain('Afficher le numéro'))

  it('[ERR-15] says that it could not be loaded', () => {
    const missing = renderPage(UtilisateurPage, {
      path: '/utilisateur/3',
      params: { id: '3' },
      loaderData: { profil: null, offres: [] },
    })
    expect(textOf(missing)).toContain('Failed to load user data. Please try again later.')
  })
})
