import { describe, expect, it } from 'vitest'
import { Point } from './correspondances.ts'
import {
  type ComparedDemande,
  type ComparedOffre,
  type Critere,
  compare,
  criteres,
  type Person,
} from './correspondances-points.ts'

const offre: ComparedOffre = {
  prix: 2_500,
  villeId: 1,
  quartier: 'Maârif',
  logementType: 'CHAMBRE',
  dateDisponibilite: '2026-12-01',
  duree: 6,
  accueille: null,
  publiePar: null,
  frais: null,
}
const demande: ComparedDemande = {
  budget: 2_500,
  villeId: 1,
  quartier: 'Maârif',
  logementType: 'CHAMBRE',
  dateDisponibilite: '2026-12-15',
  duree: 12,
}
const person: Person = { genre: 'NON_SPECIFIE', langues: [], tags: [] }
const today = '2026-11-16'

interface Changes {
  offre?: Partial<ComparedOffre>
  demande?: Partial<ComparedDemande>
  owner?: Partial<Person>
  seeker?: Partial<Person>
}

const compared = (changes: Changes) =>
  compare({
    offre: { ...offre, ...changes.offre },
    demande: { ...demande, ...changes.demande },
    owner: { ...person, ...changes.owner },
    seeker: { ...person, ...changes.seeker },
    today,
  })
const pointIn = (critere: Critere, changes: Changes) =>
  compared(changes).points.find((point) => point.critere === critere)

const fits = true
const fails = false
const unsaid = undefined

describe('what fits an offer and a request', () => {
  it.each<[string, Critere, Changes, boolean | undefined]>([
    ['rent at the budget', 'budget', {}, fits],
    ['rent below the budget', 'budget', { offre: { prix: 1_000 } }, fits],
    ['rent one dirham above', 'budget', { offre: { prix: 2_501 } }, fails],
    ['the same city', 'ville', {}, fits],
    ['another city', 'ville', { offre: { villeId: 2 } }, fails],
    ['the same quartier', 'quartier', {}, fits],
    ['the same quartier, spelled otherwise', 'quartier', { offre: { quartier: ' maarif ' } }, fits],
    ['another quartier', 'quartier', { offre: { quartier: 'Gauthier' } }, fails],
    ['a quartier of that name in another city', 'quartier', { offre: { villeId: 2 } }, unsaid],
    ['the type that is looked for', 'type', {}, fits],
    ['another type', 'type', { offre: { logementType: 'STUDIO' } }, fails],
    ['any type is welcome', 'type', { demande: { logementType: null } }, unsaid],
    ['free before the day', 'date', {}, fits],
    ['free on the day', 'date', { offre: { dateDisponibilite: '2026-12-15' } }, fits],
    ['free a day late', 'date', { offre: { dateDisponibilite: '2026-12-16' } }, fails],
    ['free at once', 'date', { offre: { dateDisponibilite: '2000-01-01' } }, fits],
    [
      'free today, wanted at once',
      'date',
      { offre: { dateDisponibilite: today }, demande: { dateDisponibilite: '2000-01-01' } },
      fits,
    ],
    [
      'free tomorrow, wanted at once',
      'date',
      { offre: { dateDisponibilite: '2026-11-17' }, demande: { dateDisponibilite: '2000-01-01' } },
      fails,
    ],
    [
      'free today, wanted by a day that is past',
      'date',
      { offre: { dateDisponibilite: today }, demande: { dateDisponibilite: '2026-11-01' } },
      fits,
    ],
    ['no day in the request', 'date', { demande: { dateDisponibilite: null } }, unsaid],
    ['a stay as long as the shortest', 'duree', { demande: { duree: 6 } }, fits],
    ['a longer stay', 'duree', {}, fits],
    ['a shorter stay', 'duree', { demande: { duree: 5 } }, fails],
    ['no shortest stay', 'duree', { offre: { duree: null } }, unsaid],
    ['no duration in the request', 'duree', { demande: { duree: null } }, unsaid],
    ['everybody is welcome', 'accueil', { offre: { accueille: 'TOUS' }, seeker: { genre: 'HOMME' } }, fits],
    ['women, asked by a woman', 'accueil', { offre: { accueille: 'FEMMES' }, seeker: { genre: 'FEMME' } }, fits],
    ['women, asked by a man', 'accueil', { offre: { accueille: 'FEMMES' }, seeker: { genre: 'HOMME' } }, fails],
    ['men, asked by a man', 'accueil', { offre: { accueille: 'HOMMES' }, seeker: { genre: 'HOMME' } }, fits],
    ['men, asked by a woman', 'accueil', { offre: { accueille: 'HOMMES' }, seeker: { genre: 'FEMME' } }, fails],
    ['women, asked by somebody who does not say', 'accueil', { offre: { accueille: 'FEMMES' } }, unsaid],
    ['an offer that does not say whom', 'accueil', { seeker: { genre: 'HOMME' } }, unsaid],
    [
      'a language in common',
      'langues',
      { owner: { langues: ['Arabe', 'Anglais'] }, seeker: { langues: ['Français', 'Arabe'] } },
      fits,
    ],
    ['no language in common', 'langues', { owner: { langues: ['Anglais'] }, seeker: { langues: ['Arabe'] } }, fails],
    ['languages of the owner only', 'langues', { owner: { langues: ['Anglais'] } }, unsaid],
    ['languages of the seeker only', 'langues', { seeker: { langues: ['Anglais'] } }, unsaid],
    [
      'an interest in common',
      'interets',
      { owner: { tags: ['Cuisine'] }, seeker: { tags: ['Cuisine', 'Lecture'] } },
      fits,
    ],
    ['no interest in common', 'interets', { owner: { tags: ['Cuisine'] }, seeker: { tags: ['Lecture'] } }, unsaid],
  ])('%s', (_, critere, changes, expected) => expect(pointIn(critere, changes)?.convient).toBe(expected))

  it.each<[string, Changes, boolean | undefined]>([
    ['an offer of its owner', { offre: { publiePar: 'PROPRIETAIRE' } }, fits],
    ['an offer of a flatmate', { offre: { publiePar: 'COLOCATAIRE' } }, fits],
    ['an agency that takes fees', { offre: { publiePar: 'AGENCE', frais: 1_500 } }, fails],
    ['an agency that takes none', { offre: { publiePar: 'AGENCE', frais: 0 } }, unsaid],
    ['an offer that does not say who publishes it', {}, unsaid],
  ])('beside the points, %s', (_, changes, expected) => expect(compared(changes).publication).toBe(expected))

  it('sends no point that the pages of 1.1 have no sentence for', () => {
    const known = ['budget', 'ville', 'quartier', 'type', 'date', 'duree', 'accueil', 'langues', 'interets']
    expect(criteres).toEqual(known)
    expect(Point.shape.critere.options).toEqual(known)
  })

  it('names what both have', () => {
    const people = {
      owner: { langues: ['Arabe', 'Anglais'], tags: ['Cuisine'] },
      seeker: { langues: ['Anglais', 'Arabe'], tags: ['Cuisine'] },
    }
    expect(pointIn('langues', people)?.communs).toEqual(['Arabe', 'Anglais'])
    expect(pointIn('interets', people)?.communs).toEqual(['Cuisine'])
  })

  it('compares people alone where there is no request', () => {
    const people = { owner: { ...person, langues: ['Arabe'], tags: ['Cuisine'] }, seeker: person }
    const seeker = { genre: 'FEMME', langues: ['Arabe'], tags: ['Cuisine'] } as const
    const changed = { ...offre, accueille: 'FEMMES', publiePar: 'COLOCATAIRE' } as const
    const { points, publication } = compare({ offre: changed, demande: null, ...people, seeker, today })
    expect(publication).toBeUndefined()
    expect(points).toEqual([
      { critere: 'accueil', convient: true },
      { critere: 'langues', convient: true, communs: ['Arabe'] },
      { critere: 'interets', convient: true, communs: ['Cuisine'] },
    ])
  })

  it('lists the points in the order in which people ask', () => {
    const { points } = compare({
      offre: { ...offre, accueille: 'TOUS' },
      demande,
      owner: person,
      seeker: person,
      today,
    })
    expect(points.map(({ critere }) => critere)).toEqual([
      'budget',
      'ville',
      'quartier',
      'type',
      'date',
      'duree',
      'accueil',
    ])
  })
})
