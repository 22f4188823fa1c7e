import { expect, it } from 'vitest'
import {
  coverOf,
  failed,
  movePhoto,
  newPhoto,
  type PhotoItem,
  readySrcs,
  retried,
  storedPhoto,
  updatePhoto,
  uploaded,
} from './photo-items.ts'

const file = new File(['x'], 'salon.png', { type: 'image/png' })
const photo = newPhoto(file, 'blob:salon')
const changed = (...changes: Partial<PhotoItem>[]): PhotoItem[] =>
  changes.reduce<PhotoItem[]>((photos, change) => updatePhoto(photos, photo.id, change), [photo])

it('[DATA-27] has the file, its preview, a status and the name that the server gives', () => {
  expect(photo).toMatchObject({ file, preview: 'blob:salon', status: 'uploading', src: null })
  expect(storedPhoto('a.webp')).toMatchObject({ file: null, preview: '/uploads/a.webp?w=480', status: 'ready' })
})

it('[STATE-21] is uploading first and ready once the server has named it', () => {
  expect(changed({ sent: 0.5 })).toMatchObject([{ status: 'uploading', sent: 0.5 }])
  expect(changed(uploaded('a.webp'))).toMatchObject([{ status: 'ready', src: 'a.webp', sent: 1 }])
})

it('[ERR-13] is in error after a failure, and uploading again when retried', () => {
  const failure = failed('Trop lourd.')
  expect(changed(failure)).toMatchObject([{ status: 'error', src: null, message: 'Trop lourd.' }])
  expect(changed(failure, retried)).toMatchObject([{ status: 'uploading', sent: 0, message: null }])
})

it('[STATE-22] sends only the ready ones, in their order', () => {
  const refused: PhotoItem = { ...photo, id: 'x', status: 'error' }
  const photos = [storedPhoto('b.webp'), photo, refused, storedPhoto('a.webp')]
  expect(readySrcs(photos)).toEqual(['b.webp', 'a.webp'])
})

it('moves a photo to another place and no further than the ends', () => {
  const photos = ['a', 'b', 'c'].map(storedPhoto)
  const order = (id: string, to: number) => movePhoto(photos, id, to).map(({ src }) => src)
  expect(order('a', 2)).toEqual(['b', 'c', 'a'])
  expect(order('c', 0)).toEqual(['c', 'a', 'b'])
  expect(order('b', 9)).toEqual(['a', 'c', 'b'])
  expect(order('a', -1)).toEqual(['a', 'b', 'c'])
})

it('takes the first photo that did not fail as the cover', () => {
  const [refused, uploading, ready] = (['error', 'uploading', 'ready'] as const).map((status) => ({
    ...storedPhoto(status),
    status,
  }))
  const photos = [refused, uploading, ready].filter((photo) => photo !== undefined)
  expect(coverOf(photos)?.id).toBe('uploading')
  expect(coverOf(photos.slice(0, 1))).toBeUndefined()
})
