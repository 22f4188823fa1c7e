import { expect, it } from 'vitest'
import { admitPhotos } from './upload-photo.ts'

const file = (type = 'image/png', size = 10): File => new File([new Uint8Array(size)], 'photo', { type })
const files = (count: number): File[] => Array.from({ length: count }, () => file())

it('[VALID-38] keeps six photos and says that there are no more', () => {
  expect(admitPhotos(files(6), 0)).toMatchObject({ accepted: { length: 6 }, messages: [] })
  const message = 'Vous ne pouvez pas télécharger plus de 6 photos.'
  expect(admitPhotos(files(7), 0)).toMatchObject({ accepted: { length: 6 }, messages: [message] })
  expect(admitPhotos(files(2), 5)).toMatchObject({ accepted: { length: 1 }, messages: [message] })
})

it('[VALID-39] leaves out what is larger than 5242880 bytes', () => {
  const [largest, tooLarge] = [file('image/png', 5_242_880), file('image/png', 5_242_881)]
  expect(admitPhotos([largest, tooLarge], 0)).toEqual({
    accepted: [largest],
    messages: ['La taille de chaque fichier ne doit pas dépasser 5MB.'],
  })
})

it('[VALID-40] leaves out what is no JPEG, PNG, WebP or GIF', () => {
  const known = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'].map((type) => file(type))
  const message =
    "Le format du fichier n'est pas pris en charge. Veuillez utiliser un format compatible (JPEG, PNG, WebP, GIF)."
  expect(admitPhotos(known, 0)).toEqual({ accepted: known, messages: [] })
  expect(admitPhotos([file('image/svg+xml'), file('application/pdf'), file('')], 0)).toEqual({
    accepted: [],
    messages: [message],
  })
})

it('gives each reason once', () => {
  const bad = [file('text/plain'), file('text/html'), file('image/png', 5_242_881)]
  expect(admitPhotos([...bad, ...files(7)], 0).messages).toHaveLength(3)
})
