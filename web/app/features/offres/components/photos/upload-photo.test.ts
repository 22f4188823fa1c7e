import { NetworkError } from '@colocdar/contracts/client'
import { AppError, type ErrorCode, errorCatalogue } from '@colocdar/contracts/errors'
import { expect, it } from 'vitest'
import { admitPhotos, isRefused } from './upload-photo.ts'

const file = (type = 'image/png', size = 10, name = 'photo'): File => new File([new Uint8Array(size)], name, { type })
const files = (count: number): File[] =>
  Array.from({ length: count }, (_, index) => file('image/png', 10, `${index + 1}`))

it('[VALID-38] keeps six photos and names those that are too many', () => {
  expect(admitPhotos(files(6), 0)).toMatchObject({ accepted: { length: 6 }, leftOut: [] })
  const message = 'Vous ne pouvez pas télécharger plus de 6 photos.'
  expect(admitPhotos(files(7), 0)).toMatchObject({ accepted: { length: 6 }, leftOut: [{ message, names: ['7'] }] })
  expect(admitPhotos(files(2), 5)).toMatchObject({ accepted: { length: 1 }, leftOut: [{ message, names: ['2'] }] })
})

it('[VALID-39] leaves out what is larger than 5242880 bytes', () => {
  const [largest, tooLarge] = [file('image/png', 5_242_880), file('image/png', 5_242_881)]
  expect(admitPhotos([largest, tooLarge], 0)).toEqual({
    accepted: [largest],
    leftOut: [{ message: 'La taille de chaque fichier ne doit pas dépasser 5MB.', names: ['photo'] }],
  })
})

it('[VALID-40] leaves out what is no JPEG, PNG, WebP or GIF', () => {
  const known = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'].map((type) => file(type))
  const message =
    "Le format du fichier n'est pas pris en charge. Veuillez utiliser un format compatible (JPEG, PNG, WebP, GIF)."
  expect(admitPhotos(known, 0)).toEqual({ accepted: known, leftOut: [] })
  expect(admitPhotos([file('image/svg+xml'), file('application/pdf'), file('')], 0)).toEqual({
    accepted: [],
    leftOut: [{ message, names: ['photo', 'photo', 'photo'] }],
  })
})

it('gives each reason once', () => {
  const bad = [file('text/plain'), file('text/html'), file('image/png', 5_242_881)]
  expect(admitPhotos([...bad, ...files(7)], 0).leftOut).toHaveLength(3)
})

it('takes the refusal of a file for final, and every other failure for one that another try may mend', () => {
  const final = (Object.keys(errorCatalogue) as ErrorCode[]).filter((code) => isRefused(new AppError(code)))
  expect(final).toEqual(['INVALID', 'TOO_LARGE', 'UNSUPPORTED_TYPE'])
  expect(isRefused(new NetworkError('non'))).toBe(false)
  expect(isRefused(new Error('Le disque est plein.'))).toBe(false)
})
