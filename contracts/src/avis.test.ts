import { expect, it } from 'vitest'
import { AvisForm } from './avis.ts'
import { errorsOf } from './testing/errors-of.ts'

it('[VALID-52] refuses a review without words', () => {
  expect(errorsOf(AvisForm, { commentaire: '  ', note: 4 })).toEqual({ commentaire: 'Le commentaire est obligatoire' })
})

it('[VALID-53, VALID-54] requires a note from 0 to 5', () => {
  const refused = (note?: number) => errorsOf(AvisForm, { commentaire: 'Bien.', note })
  expect(refused()).toEqual({ note: 'La note est requise' })
  expect(refused(-1)).toEqual({ note: 'La note minimale est 0' })
  expect(refused(6)).toEqual({ note: 'La note maximale est 5' })
  for (const note of [0, 3, 5]) expect(refused(note)).toBeNull()
})
