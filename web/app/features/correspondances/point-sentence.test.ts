import type { Critere } from '@colocdar/contracts/correspondances-points'
import { describe, expect, it } from 'vitest'
import {
  type Pair,
  pointSentence,
  type Reader,
  type SaidDemande,
  type SaidOffre,
  saidPoints,
} from './point-sentence.ts'

const offre: SaidOffre = {
  prix: 2_500,
  ville: { id: 1, nom: 'Casablanca', image: null },
  quartier: 'Gauthier',
  logementType: 'CHAMBRE',
  dateDisponibilite: '2026-12-01',
  duree: 6,
  accueille: 'FEMMES',
  frais: null,
}
const demande: SaidDemande = {
  budget: 3_000,
  ville: { id: 2, nom: 'Rabat' },
  quartier: 'Agdal',
  logementType: 'STUDIO',
  dateDisponibilite: '2026-12-15',
  duree: 12,
}
const pair: Pair = { offre, demande }
const atOnce = '2000-01-01'

type Case = [Reader, Critere, boolean, string, Partial<SaidOffre>?, Partial<SaidDemande>?]

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('what fits, in words', () => {
  it.each<Case>([
    ['seeker', 'budget', true, '2 500 dh par mois, dans votre budget de 3 000 dh'],
    ['seeker', 'budget', false, '3 400 dh par mois, 400 dh au-dessus de votre budget', { prix: 3_400 }],
    ['seeker', 'ville', true, 'À Casablanca, comme vous le souhaitez'],
    ['seeker', 'ville', false, 'À Casablanca, alors que vous cherchez à Rabat'],
    ['seeker', 'quartier', true, 'Dans le quartier que vous cherchez, Gauthier'],
    ['seeker', 'quartier', false, 'Quartier Gauthier, alors que vous cherchez vers Agdal'],
    ['seeker', 'type', true, 'Chambre, comme vous le souhaitez'],
    ['seeker', 'type', false, 'Chambre, alors que vous cherchez un studio'],
    ['seeker', 'date', true, 'Libre le 1er décembre 2026, à temps pour le 15 décembre 2026'],
    ['seeker', 'date', true, 'Imediatement disponible', { dateDisponibilite: atOnce }],
    ['seeker', 'date', true, 'Libre le 1er décembre 2026', {}, { dateDisponibilite: atOnce }],
    ['seeker', 'date', false, 'Libre le 1er décembre 2026, plus tard que vous ne le souhaitez'],
    ['seeker', 'duree', true, '6 mois au moins, vous en prévoyez 12'],
    ['seeker', 'duree', false, '6 mois au moins, alors que vous en prévoyez 3', {}, { duree: 3 }],
    ['seeker', 'accueil', true, 'Coloc féminine'],
    ['seeker', 'accueil', true, 'Tout le monde est bienvenu', { accueille: 'TOUS' }],
    ['owner', 'budget', true, 'Budget de 3 000 dh pour un loyer de 2 500 dh'],
    ['owner', 'budget', false, 'Budget de 2 000 dh, 500 dh de moins que le loyer', {}, { budget: 2_000 }],
    ['owner', 'ville', true, 'Cherche à Rabat'],
    ['owner', 'ville', false, 'Cherche à Rabat, et non à Casablanca'],
    ['owner', 'quartier', true, 'Cherche dans votre quartier, Gauthier'],
    ['owner', 'quartier', false, 'Cherche vers Agdal, votre logement est à Gauthier'],
    ['owner', 'type', true, 'Cherche un studio'],
    ['owner', 'type', false, 'Cherche un studio, vous proposez une chambre'],
    ['owner', 'date', true, 'Arrivée souhaitée le 15 décembre 2026'],
    ['owner', 'date', true, 'Arrivée souhaitée tout de suite', {}, { dateDisponibilite: atOnce }],
    [
      'owner',
      'date',
      false,
      'Arrivée souhaitée tout de suite, le logement est libre le 1er décembre 2026',
      {},
      { dateDisponibilite: atOnce },
    ],
    ['owner', 'duree', true, 'Pour 12 mois, vous en demandez au moins 6'],
    ['owner', 'accueil', true, 'Convient à votre coloc féminine'],
    ['owner', 'accueil', false, 'Ne convient pas à votre coloc masculine', { accueille: 'HOMMES' }],
  ])('to the %s, %s %s: « %s »', (reader, critere, convient, sentence, offreChange = {}, demandeChange = {}) => {
    const changed = { offre: { ...offre, ...offreChange }, demande: { ...demande, ...demandeChange } }
    expect(plain(pointSentence(reader, { critere, convient }, changed))).toBe(sentence)
  })

  it.each<[Critere, string[], string]>([
    ['langues', ['Arabe'], 'Langue en commun : arabe'],
    ['langues', ['Arabe', 'Français', 'Anglais'], 'Langues en commun : arabe, français et anglais'],
    ['langues', [], 'Aucune langue en commun'],
    ['interets', ['Cuisine'], 'Centre d’intérêt en commun : cuisine'],
    ['interets', ['Cuisine', 'Lecture'], 'Centres d’intérêt en commun : cuisine et lecture'],
  ])('names the %s that both have: %j', (critere, communs, sentence) => {
    const point = { critere, convient: communs.length > 0, communs }
    expect([pointSentence('seeker', point, pair), pointSentence('owner', point, pair)].map(plain)).toEqual([
      sentence,
      sentence,
    ])
  })

  it.each<[boolean, string]>([
    [true, 'Sans intermédiaire'],
    [false, 'Par une agence, avec 1 500 dh de frais'],
  ])('says who publishes the offer after the points: fits %s', (publication, sentence) => {
    const points = [{ critere: 'langues' as const, convient: false, communs: [] }]
    for (const reader of ['seeker', 'owner'] as const) {
      const said = saidPoints(reader, { points, publication }, { offre: { ...offre, frais: 1_500 }, demande })
      expect(said.map((point) => plain(point.sentence))).toEqual(['Aucune langue en commun', sentence])
      expect(said.map(({ convient }) => convient)).toEqual([false, publication])
    }
  })

  it('skips what a newer server compares by', () => {
    const points = [{ critere: 'animaux' as Critere, convient: true }]
    for (const reader of ['seeker', 'owner'] as const) expect(saidPoints(reader, { points }, pair)).toEqual([])
  })
})
