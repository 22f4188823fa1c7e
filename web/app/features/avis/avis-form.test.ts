import { AvisForm } from '@colocdar/contracts/avis'
import { expect, it } from 'vitest'
import { checkForm } from '../../lib/forms/form-schema.ts'

const errorsOf = async (values: { commentaire: string; note?: number }) =>
  (await checkForm(AvisForm, values)).errors ?? {}

it('[VALID-52] rejects a review without text', async () => {
  expect(await errorsOf({ commentaire: '  ', note: 4 })).toEqual({ commentaire: 'Le commentaire est obligatoire' })
})

it('[VALID-53, VALID-54] requires a note from 0 to 5', async () => {
  expect(await errorsOf({ commentaire: 'Bien.' })).toEqual({ note: 'La note est requise' })
  expect(await errorsOf({ commentaire: 'Bien.', note: -1 })).toEqual({ note: 'La note minimale est 0' })
  expect(await errorsOf({ commentaire: 'Bien.', note: 6 })).toEqual({ note: 'La note maximale est 5' })
  for (const note of [0, 3, 5]) expect(await errorsOf({ commentaire: 'Bien.', note })).toEqual({})
})
