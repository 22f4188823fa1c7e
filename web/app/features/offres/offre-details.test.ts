import { offreFaits, optionalFaits } from '@colocdar/contracts/offres-faits'
import { describe, expect, it } from 'vitest'
import { today } from '../../lib/forms/disponibilite.ts'
import { checkForm } from '../../lib/forms/form-schema.ts'
import {
  detailsSchema,
  editionSchema,
  emptyDetails,
  missingFrom,
  type OffreDetails,
  parseDetails,
} from './offre-details.ts'

const details: OffreDetails = {
  ...emptyDetails,
  titre: 'Chambre',
  quartier: 'Agdal',
  description: 'Calme.',
  prix: '1 800',
  superficie: '12,5',
  nbrColoc: '2',
  duree: '6',
  logementType: 'CHAMBRE',
  villeId: '3',
  publiePar: 'PROPRIETAIRE',
  disponibilite: 'IMMEDIATE',
  specificDate: '',
}

const errorsOf = async (schema: typeof detailsSchema | typeof editionSchema, typed: Partial<OffreDetails>) =>
  (await checkForm(schema as typeof detailsSchema, { ...details, ...typed })).errors ?? {}

describe('the details form', () => {
  it('reads what people type', () => {
    expect(parseDetails(details)).toMatchObject({
      titre: 'Chambre',
      quartier: 'Agdal',
      description: 'Calme.',
      prix: 1800,
      superficie: 12.5,
      nbrColoc: 2,
      duree: 6,
      logementType: 'CHAMBRE',
      villeId: 3,
      dateDisponibilite: '2000-01-01',
    })
  })

  it('[VALID-23, VALID-24, VALID-25, VALID-28, VALID-31] names everything that is missing', async () => {
    expect(await errorsOf(detailsSchema, emptyDetails)).toEqual({
      titre: 'Le titre est requis.',
      quartier: 'Le quartier est requis.',
      description: 'La description est requise.',
      prix: 'Le prix est requis.',
      superficie: 'La superficie est requise.',
      nbrColoc: 'Le nombre de colocataires est requis.',
      duree: 'La durée est requise.',
      logementType: 'Le type de logement est requis.',
      villeId: 'La ville est requise.',
      disponibilite: 'La date de disponibilité est requise.',
      publiePar: 'Dites qui publie cette annonce.',
    })
  })

  it.each([
    ['[VALID-26]', { prix: 'abc' }, { prix: 'Le prix doit être un nombre' }],
    ['[VALID-27]', { prix: '0' }, { prix: 'Le prix doit être positif' }],
    ['[VALID-28]', { superficie: '-1' }, { superficie: 'La superficie doit être positive' }],
    ['[VALID-28]', { superficie: 'x' }, { superficie: 'La superficie doit être un nombre' }],
    ['[VALID-29]', { nbrColoc: '0' }, { nbrColoc: 'Au moins un colocataire est requis' }],
    ['[VALID-29]', { nbrColoc: '1,5' }, { nbrColoc: 'Au moins un colocataire est requis' }],
    ['[VALID-30]', { duree: '0' }, { duree: 'Au moins pour une durée de un mois' }],
    ['[VALID-30]', { duree: '0,5' }, { duree: 'Au moins pour une durée de un mois' }],
    ['[VALID-31]', { disponibilite: 'SPECIFIC' }, { specificDate: 'La date de disponibilité est requise.' }],
  ] as const)('%s refuses %o', async (_clause, typed, errors) => {
    expect(await errorsOf(detailsSchema, typed)).toEqual(errors)
  })

  it('[STATE-19] is complete when all texts are set and all numbers above 0', () => {
    expect(parseDetails(details)).not.toBeNull()
    for (const field of ['titre', 'quartier', 'description', 'logementType', 'villeId', 'disponibilite'] as const)
      expect(parseDetails({ ...details, [field]: '' }), field).toBeNull()
    for (const field of ['superficie', 'nbrColoc', 'duree', 'prix'] as const)
      expect(parseDetails({ ...details, [field]: '0' }), field).toBeNull()
  })
})

describe('who publishes', () => {
  it.each([
    ['the details form', detailsSchema],
    ['the edit form', editionSchema],
  ])('must be said in %s, with the fees of an agency', async (_, schema) => {
    expect(await errorsOf(schema, { publiePar: '' })).toEqual({ publiePar: offreFaits.publiePar.error })
    expect(await errorsOf(schema, { publiePar: 'AGENCE' })).toEqual({ frais: offreFaits.frais.error })
    expect(await errorsOf(schema, { publiePar: 'AGENCE', frais: '-1' })).toEqual({ frais: offreFaits.frais.error })
    expect(await errorsOf(schema, { publiePar: 'AGENCE', frais: '0' })).toEqual({})
    expect(await errorsOf(schema, { publiePar: 'COLOCATAIRE', frais: 'typed before' })).toEqual({})
  })

  it('is needed for a complete offer', () => {
    expect(parseDetails({ ...details, publiePar: '' })).toBeNull()
    expect(parseDetails({ ...details, publiePar: 'AGENCE', frais: '1 500' })).toMatchObject({ frais: 1500 })
    expect(parseDetails({ ...details, frais: '1 500' })).toMatchObject({ publiePar: 'PROPRIETAIRE', frais: null })
  })
})

describe('the edit form', () => {
  const edited = async (typed: Partial<OffreDetails>) => editionSchema['~standard'].validate({ ...details, ...typed })

  it('[VALID-41] requires titre, quartier, description, prix, logementType and dateDisponibilite', async () => {
    expect(await errorsOf(editionSchema, { ...emptyDetails, publiePar: 'COLOCATAIRE' })).toEqual({
      titre: 'Le titre est requis.',
      quartier: 'Le quartier est requis.',
      description: 'La description est requise.',
      prix: 'Le prix est requis.',
      logementType: 'Le type de logement est requis.',
      disponibilite: 'La date de disponibilité est requise.',
    })
  })

  it('[VALID-42, VALID-43] reads an empty area or flatmates as 0, an empty city or duration as null', async () => {
    expect(await edited({ superficie: '', nbrColoc: '', villeId: '', duree: '' })).toMatchObject({
      value: { superficie: 0, nbrColoc: 0, villeId: null, duree: null },
    })
    expect(await edited({ villeId: '4', duree: '9' })).toMatchObject({ value: { villeId: 4, duree: 9 } })
  })
})

describe('availability of a new offer', () => {
  const specific = (specificDate: string): OffreDetails => ({ ...details, disponibilite: 'SPECIFIC', specificDate })
  const errorsOf = async (typed: OffreDetails) => (await checkForm(detailsSchema, typed)).errors

  it('refuses a day that has passed, and says so at the day', async () => {
    expect(await errorsOf(specific('2020-05-01'))).toEqual({
      specificDate: 'Cette date est passée\u00a0: choisissez aujourd’hui ou plus tard.',
    })
    expect(parseDetails(specific('2020-05-01'))).toBeNull()
  })

  it('takes today, and an old day in an edit', async () => {
    expect(await errorsOf(specific(today()))).toBeNull()
    expect(parseDetails(specific(today()))).not.toBeNull()
    expect((await checkForm(editionSchema, specific('2020-05-01'))).errors).toBeNull()
  })

  it('asks for a missing day once', async () => {
    expect(await errorsOf(specific(''))).toEqual({ specificDate: 'La date de disponibilité est requise.' })
  })
})

it('sends the address as typed, and none when it is empty', () => {
  expect(parseDetails({ ...details, adresse: ' 12, rue Oued Ziz ' })?.adresse).toBe('12, rue Oued Ziz')
  expect(parseDetails({ ...details, adresse: ' ' })?.adresse).toBeNull()
})

it('[VALID-34] names every field that a new offer lacks, in the order of the form', () => {
  expect(missingFrom(emptyDetails)).toEqual([
    'Titre',
    'Ville',
    'Quartier',
    'Description',
    'Prix',
    'Superficie',
    'Nombre de colocataires',
    'Type de logement',
    'Disponibilité',
    'Durée',
    'Qui publie',
  ])
  expect(missingFrom(details)).toEqual([])
})

it('[VALID-34] names what is asked beside another answer: the fees of an agency, the day', () => {
  expect(missingFrom({ ...details, publiePar: 'AGENCE' })).toEqual(['Frais d’agence'])
  expect(missingFrom({ ...details, disponibilite: 'SPECIFIC' })).toEqual(['Date de disponibilité'])
})

it.each(Object.keys(details))('names %s when it keeps the offer from being complete', (name) => {
  for (const typed of ['', 'x'.repeat(5000), '-9', '[{}]']) {
    const changed = { ...details, [name]: typed }
    expect(missingFrom(changed).length > 0, typed.slice(0, 9)).toBe(parseDetails(changed) === null)
  }
})

it('knows the label of every fait that is asked', () => {
  const asked = Object.values(optionalFaits).filter((fait) => 'asked' in fait)
  const lacking = missingFrom({ ...emptyDetails, publiePar: 'AGENCE' }).concat(missingFrom(emptyDetails))
  for (const { label } of asked) expect(lacking).toContain(label)
})
