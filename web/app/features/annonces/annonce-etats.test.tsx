import { type AnnonceEtat, annonceEtatNames, annonceEtats } from '@colocdar/contracts/annonces-etats'
import { describe, expect, it } from 'vitest'
import { authStore } from '../../lib/auth/auth-store.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import DemandePage from '../demandes/demande.page.tsx'
import AnnoncesPage from '../moderation/annonces.page.tsx'
import OffrePage from '../offres/offre.page.tsx'

type Viewer = 'owner' | 'visitor' | 'moderator'

const motif = 'Le prix semble erroné.'
const waiting = { etat: 'attente', motifRefus: null, submittedAt: '2026-11-01T00:00:00Z' }
const ownerId = 7

/** What the server answers each viewer; null where it answers that there is nothing. */
const seen = (etat: AnnonceEtat, viewer: Viewer) => {
  if (viewer === 'visitor' && !annonceEtats[etat].page) return null
  const refused = etat === 'refusee' || etat === 'retiree'
  return {
    id: 12,
    etat,
    titre: 'Chambre',
    ville: { id: 1, nom: 'Rabat' },
    verified: etat !== 'attente' && !refused,
    statut: etat === 'louee' ? 'LOUE' : etat === 'attente' ? 'EN_ATTENTE' : 'DISPONIBLE',
    endormie: etat === 'endormie',
    motifRefus: refused ? motif : null,
    proprietaireId: ownerId,
    demandeurId: ownerId,
    modification: etat === 'modification' && viewer === 'owner' ? waiting : null,
    photos: [],
  }
}

const loaded = (etat: AnnonceEtat, viewer: Viewer) => ({ annonce: seen(etat, viewer), offres: [], heures: null })

/** Rendered on the server, there is no session: the store's first state is given one. */
const asViewer = (viewer: Viewer, render: () => string): string => {
  const before = authStore.getInitialState
  const user = { id: viewer === 'owner' ? ownerId : 1, username: 'karim', email: '', roles: ['ROLE_USER'] }
  if (viewer !== 'visitor') authStore.getInitialState = () => ({ ...before(), token: 'token', user }) as never
  try {
    return render()
  } finally {
    authStore.getInitialState = before
  }
}

const pages = {
  offre: (etat: AnnonceEtat, viewer: Viewer) => {
    const loaderData = loaded(etat, viewer)
    return asViewer(viewer, () => renderPage(OffrePage, { path: '/coloc/12', loaderData }))
  },
  demande: (etat: AnnonceEtat, viewer: Viewer) => {
    const loaderData = loaded(etat, viewer)
    return asViewer(viewer, () => renderPage(DemandePage, { path: '/coloc/demande/12', loaderData }))
  },
}
type Kind = keyof typeof pages

/** The notices above an ad: title and words. */
const noticesIn = (html: string): string[] =>
  [...html.matchAll(/<p class="font-bold">([^<]+)<\/p><p>([^<]+)<\/p>/g)].map(([, title, words]) =>
    `${title} | ${words}`.replace(/\s/g, ' '),
  )

const absent = { offre: '>404<', demande: 'Demande introuvable' }

const inReview = {
  owner: ['En cours de vérification | Vous seul la voyez. Elle sera publiée dès que notre équipe l’aura vérifiée.'],
  moderator: ['En cours de vérification | Elle n’est pas encore publique.'],
}
const beingChanged = {
  owner: ['Modification en attente | Vous voyez ce qui est en ligne. Votre modification sera relue par notre équipe.'],
  moderator: [],
}
const reported = (noun: string) => ({
  owner: [`${noun} masquée | Plusieurs membres l’ont signalée. Notre équipe regarde, et vous écrit ce qu’elle décide.`],
  moderator: [`${noun} masquée | Plusieurs membres l’ont signalée : seuls son auteur et notre équipe la voient.`],
})
const blocked = 'masquée | Le compte de son auteur est bloqué : seule notre équipe la voit.'

/** By state: what all who can open it read, or the owner and the moderator. Visitors read that there is nothing. */
const notices: Record<Kind, Record<AnnonceEtat, string[] | Record<'owner' | 'moderator', string[]>>> = {
  offre: {
    attente: inReview,
    publique: [],
    modification: beingChanged,
    endormie: [
      'Annonce endormie | Son propriétaire ne l’a pas confirmée depuis un mois : elle n’est peut-être plus à prendre.',
    ],
    louee: [
      'Déjà louée | Cette colocation n’est plus à prendre. D’autres qui lui ressemblent vous attendent plus bas.',
    ],
    signalee: reported('Annonce'),
    refusee: [`Annonce refusée | ${motif}`],
    retiree: [`Annonce retirée | ${motif}`],
    bloquee: [`Annonce ${blocked}`],
  },
  demande: {
    attente: inReview,
    publique: [],
    modification: beingChanged,
    endormie: ['Demande endormie | Son auteur ne l’a pas confirmée depuis un mois : il a peut-être trouvé.'],
    // A request has no statut.
    louee: [],
    signalee: reported('Demande'),
    refusee: [`Demande refusée | ${motif}`],
    retiree: [`Demande retirée | ${motif}`],
    bloquee: [`Demande ${blocked}`],
  },
}

const all = (['offre', 'demande'] as const).flatMap((kind) => annonceEtatNames.map((etat) => [kind, etat] as const))

describe.each(all)('the page of an ad: %s, %s', (kind, etat) => {
  const expected = notices[kind][etat]

  it.each(['owner', 'moderator'] as const)('says its state to the %s', (viewer) => {
    const html = pages[kind](etat, viewer)
    expect(noticesIn(html)).toEqual(Array.isArray(expected) ? expected : expected[viewer])
    expect(html).toMatch(/<h1[^>]*>Chambre</)
  })

  it('shows visitors what is public, and why it is in no list, never a reason', () => {
    const html = pages[kind](etat, 'visitor')
    const { page } = annonceEtats[etat]
    expect(noticesIn(html)).toEqual(page && Array.isArray(expected) ? expected : [])
    expect(/<h1[^>]*>Chambre</.test(html)).toBe(page)
    expect(html.includes(absent[kind])).toBe(!page)
    expect(html).not.toContain(motif)
  })
})

it.each(annonceEtatNames)('offers to share an offer only when others can open the link: %s', (etat) => {
  expect(pages.offre(etat, 'owner').includes('href="/coloc/12/affiche"')).toBe(annonceEtats[etat].page)
})

it('shows moderators the state of each ad, in the colour of what is public for that only', () => {
  const content = annonceEtatNames.map((etat, id) => ({
    kind: 'offre',
    id,
    etat,
    titre: `Titre ${etat}`,
    ville: 'Rabat',
    auteur: { id: 1, username: 'karim' },
    createdAt: '2026-11-01T00:00:00Z',
  }))
  const loaderData = { q: 'titre', page: 0, found: { content, suite: false } }
  const html = renderPage(AnnoncesPage, { path: '/admin/annonces', loaderData })
  const rows = html.split('<tr').filter((row) => row.includes('Titre '))
  expect(rows).toHaveLength(annonceEtatNames.length)
  for (const [index, etat] of annonceEtatNames.entries()) {
    expect(rows[index]).toMatch(new RegExp(`Titre ${etat}<.*>${annonceEtats[etat].label}</span></td>`))
    expect(rows[index]?.includes('bg-menthe-doux')).toBe(etat === 'publique')
  }
})
