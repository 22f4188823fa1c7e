import { expect, it } from 'vitest'
import { checkForm } from '../../lib/forms/form-schema.ts'
import { quickEdit, typedOf } from './quick-edit.ts'

const typed = (changes: Record<string, string> = {}) => ({
  ...{ villeId: '3', adresse: '', logementType: 'STUDIO', prix: '2 350,50', superficie: '40', nbrColoc: '1' },
  description: 'Calme.',
  ...changes,
})

it('reads what is typed', async () => {
  expect(await checkForm(quickEdit, typed())).toMatchObject({
    value: { prix: 2350.5, superficie: 40, ville: 3, type: 'STUDIO', adresse: null },
    errors: null,
  })
})

it('starts from what is stored', async () => {
  const stored = {
    id: 1,
    ville: { id: 3, nom: 'Rabat', image: null },
    logementType: 'STUDIO',
    prix: 2350.5,
    superficie: 40,
  }
  const texts = { titre: 'Studio', quartier: 'Agdal', adresse: 'Rue Oued Ziz', description: 'Calme.' }
  const start = typedOf({ ...stored, ...texts, nbrColoc: 1 } as never)
  expect(start).toEqual(typed({ prix: '2350.5', adresse: 'Rue Oued Ziz' }))
  expect(typedOf({ id: 1 })).toMatchObject({ adresse: '', prix: '', description: '' })
})

it('says at each field what is wrong', async () => {
  expect(await checkForm(quickEdit, typed({ prix: '-5', superficie: 'grand', description: ' ' }))).toEqual({
    errors: {
      prix: 'Le prix doit être positif',
      superficie: 'La superficie doit être un nombre',
      description: 'La description est requise.',
    },
  })
  expect(await checkForm(quickEdit, typed({ prix: '' }))).toEqual({ errors: { prix: 'Le prix doit être positif' } })
  const { errors } = await checkForm(quickEdit, typed({ villeId: '', logementType: '' }))
  expect(Object.keys(errors ?? {})).toEqual(['logementType', 'villeId'])
})
