import { expect, it } from 'vitest'
import { checkForm } from '../../lib/forms/form-schema.ts'
import { type DemandeEdition, demandeEditionSchema } from './demande-edition.ts'

const empty: DemandeEdition = {
  titre: '',
  description: '',
  budget: '',
  villeId: '',
  quartier: '',
  adresse: '',
  logementType: '',
  disponibilite: '',
  specificDate: '',
}

const errorsOf = async (typed: Partial<DemandeEdition>) =>
  (await checkForm(demandeEditionSchema, { ...empty, ...typed })).errors ?? {}

it('[VALID-17, VALID-18, VALID-19, VALID-20, VALID-21, VALID-22] names what is missing', async () => {
  expect(await errorsOf({})).toEqual({
    titre: 'Le titre est requis',
    description: 'La description est requise',
    budget: 'Le budget est requis',
    disponibilite: 'La date de disponibilité est requise',
    villeId: 'La ville est requise',
    quartier: 'Le quartier est requis',
  })
})

it('[VALID-19, VALID-20, VALID-21] takes only a positive budget, a city and a date', async () => {
  expect(await errorsOf({ budget: '0', villeId: '-1', disponibilite: 'SPECIFIC' })).toMatchObject({
    budget: 'Le budget est requis',
    villeId: 'La ville est requise',
    specificDate: 'La date de disponibilité est requise',
  })
})
