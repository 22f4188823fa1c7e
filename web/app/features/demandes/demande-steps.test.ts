import { describe, expect, it } from 'vitest'
import { emptyDemande, type TypedDemande, toCreation, toFormData } from './demande-form-data.ts'
import { firstProblem, missingFrom } from './demande-steps.ts'

const today = '2026-03-03'
const villes = [{ value: 3, label: 'Rabat' }]
const complete: TypedDemande = {
  titre: 'Étudiante cherche chambre',
  description: 'Calme.',
  villeId: '3',
  quartier: 'Agdal',
  adresse: 'Avenue de France',
  logementType: 'STUDIO',
  budget: '2 500,50',
  disponibilite: 'SPECIFIC',
  specificDate: '2026-04-01',
  duree: '6',
}
const dataOf = (typed: Partial<TypedDemande>) => toFormData({ ...complete, ...typed }, { demandeurId: 7, villes })
const creationOf = (typed: Partial<TypedDemande>) => toCreation({ ...complete, ...typed }, { villes, today }, 7)
const problemOf = (typed: Partial<TypedDemande>) => firstProblem({ ...complete, ...typed }, { villes, today })
const missing = (typed: Partial<TypedDemande>) => missingFrom({ ...complete, ...typed }, { villes, today })

describe('the data of a request', () => {
  it('[DATA-19] has numbers, the name of the city for display, and who asks', () => {
    expect(dataOf({})).toEqual({
      titre: 'Étudiante cherche chambre',
      description: 'Calme.',
      villeId: 3,
      villeName: 'Rabat',
      quartier: 'Agdal',
      adresse: 'Avenue de France',
      logementType: 'STUDIO',
      budget: 2500.5,
      dateDisponibilite: 'SPECIFIC',
      specificDate: '2026-04-01',
      duree: 6,
      demandeurId: 7,
    })
  })

  it('[REQWIZ-09] starts with a title', () => expect(emptyDemande.titre).toBe('Recherche colocataire'))

  it('[API-27, STATE-14] is sent with one date and without what is for display', () => {
    expect(creationOf({})).toEqual({
      titre: 'Étudiante cherche chambre',
      description: 'Calme.',
      villeId: 3,
      quartier: 'Agdal',
      adresse: 'Avenue de France',
      logementType: 'STUDIO',
      budget: 2500.5,
      dateDisponibilite: '2026-04-01',
      duree: 6,
      demandeurId: 7,
    })
    expect(creationOf({ adresse: ' ', logementType: '' })).toMatchObject({ adresse: null, logementType: null })
    expect(creationOf({ disponibilite: 'IMMEDIATE' })?.dateDisponibilite).toBe('2000-01-01')
  })
})

describe('step 2: [VALID-02, VALID-03, VALID-04, VALID-05, VALID-06, VALID-07, VALID-08, VALID-09]', () => {
  const order = [
    ['VALID-02', 'titre', "Veuillez entrer un titre pour l'offre."],
    ['VALID-03', 'description', "Veuillez fournir une description de l'offre."],
    ['VALID-04', 'villeId', 'Veuillez sélectionner une ville.'],
    ['VALID-05', 'quartier', 'Veuillez entrer le quartier de la colocation.'],
    ['VALID-06', 'budget', 'Veuillez entrer un budget valide.'],
    ['VALID-07', 'disponibilite', 'Veuillez sélectionner une option de disponibilité.'],
    ['VALID-08', 'specificDate', 'Veuillez spécifier une date de disponibilité.'],
    ['VALID-09', 'duree', 'Veuillez entrer une durée valide en mois.'],
  ] as const

  it.each(order)('[%s] refuses a missing %s', (_clause, field, message) => {
    expect(problemOf({ [field]: '' })).toMatchObject({ field, message })
    expect(problemOf({ [field]: '  ' })?.field).toBe(field)
  })

  it('[VALID-01] checks in the order of the spec and shows one problem at a time', () => {
    const typed: Partial<TypedDemande> = Object.fromEntries(order.map(([, field]) => [field, '']))
    for (const [, field] of order) {
      // Without a choice there is no date field.
      if (field === 'specificDate') typed.disponibilite = 'SPECIFIC'
      expect(problemOf(typed)?.field).toBe(field)
      delete typed[field]
    }
    expect(problemOf({})).toBeNull()
  })

  it.each(['0', '-5', 'beaucoup'])('[VALID-06, VALID-09] takes no %s for a budget or a duration', (typed) => {
    expect(problemOf({ budget: typed })?.field).toBe('budget')
    expect(problemOf({ duree: typed })?.field).toBe('duree')
  })

  it('[VALID-08, REQWIZ-06] asks for a date only for SPECIFIC, and refuses a past one', () => {
    expect(problemOf({ disponibilite: 'IMMEDIATE', specificDate: '' })).toBeNull()
    expect(problemOf({ specificDate: '2026-03-02' })?.field).toBe('specificDate')
    expect(problemOf({ specificDate: today })).toBeNull()
  })
})

it('shows the contract’s message when a value is wrong and not missing', () => {
  expect(problemOf({ budget: '2000000' })).toEqual({ field: 'budget', message: 'Le budget est trop élevé.' })
  expect(missing({ duree: '121' })).toEqual(['La durée ne dépasse pas 120 mois.'])
  expect(creationOf({ duree: '121' })).toBeNull()
})

describe('step 3', () => {
  it.each([
    ['VALID-10', { titre: '' }, 'Le titre est requis.'],
    ['VALID-11', { villeId: '' }, 'La ville est requise.'],
    ['VALID-12', { quartier: '' }, 'Le quartier est requis.'],
    ['VALID-13', { budget: '' }, 'Le budget est requis.'],
    ['VALID-14', { description: '' }, 'La description est requise.'],
    ['VALID-15', { duree: '' }, 'La durée est requise.'],
    ['VALID-16', { specificDate: '' }, 'Une date de disponibilité spécifique est requise.'],
    ['VALID-16', { disponibilite: '' }, 'La disponibilité est requise.'],
  ] as const)('[%s] lists what is missing in %o', (_clause, typed, message) => {
    expect(missing(typed)).toEqual([message])
  })

  it('misses nothing in a complete request', () => {
    expect(missing({})).toEqual([])
    expect(missing({ disponibilite: 'IMMEDIATE', specificDate: '' })).toEqual([])
  })
})

it('points out a wrong optional field too, in both steps', () => {
  const adresse = 'x'.repeat(201)
  expect(problemOf({ adresse })?.field).toBe('adresse')
  expect(missing({ adresse })).toHaveLength(1)
})
