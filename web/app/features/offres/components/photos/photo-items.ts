import { upload } from '@colocdar/contracts/paths'

export type PhotoStatus = 'uploading' | 'ready' | 'error'

/** A photo that is being uploaded, or already was. */
export interface PhotoItem {
  id: string
  /** Null for a photo from the server, which needs no retry. */
  file: File | null
  /** URL for this page. */
  preview: string
  status: PhotoStatus
  /** The server's name for it, once it is ready. */
  src: string | null
  /** Uploaded part, from 0 to 1. */
  sent: number
  /** Why it failed, in the server's words. */
  message: string | null
}

export type PhotoChange =
  | { type: 'added'; items: PhotoItem[] }
  | { type: 'progressed'; id: string; sent: number }
  | { type: 'uploaded'; id: string; src: string }
  | { type: 'failed'; id: string; message: string | null }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'moved'; id: string; to: number }

export const changePhotos = (photos: PhotoItem[], change: PhotoChange): PhotoItem[] => {
  switch (change.type) {
    case 'added':
      return [...photos, ...change.items]
    case 'removed':
      return photos.filter(({ id }) => id !== change.id)
    case 'moved':
      return movePhoto(photos, change.id, change.to)
    case 'progressed':
      return update(photos, change.id, { sent: change.sent })
    case 'uploaded':
      return update(photos, change.id, { status: 'ready', src: change.src, sent: 1 })
    case 'failed':
      return update(photos, change.id, { status: 'error', src: null, message: change.message })
    case 'retried':
      return update(photos, change.id, { status: 'uploading', sent: 0, message: null })
  }
}

export const newPhoto = (file: File, preview: string): PhotoItem => ({
  id: preview,
  file,
  preview,
  status: 'uploading',
  src: null,
  sent: 0,
  message: null,
})

/** A photo that the server already has. */
export const storedPhoto = (src: string): PhotoItem => ({
  id: src,
  file: null,
  preview: upload(src, 480),
  status: 'ready',
  src,
  sent: 1,
  message: null,
})

/** The ready photos in order, as an offer names them. */
export const readySrcs = (photos: readonly PhotoItem[]): string[] =>
  photos.flatMap(({ status, src }) => (status === 'ready' && src ? [src] : []))

/** The photo of the lists: the first that is not refused. */
export const coverOf = (photos: readonly PhotoItem[]): PhotoItem | undefined =>
  photos.find(({ status }) => status !== 'error')

const movePhoto = (photos: PhotoItem[], id: string, to: number): PhotoItem[] => {
  const moved = photos.find((photo) => photo.id === id)
  return moved
    ? photos.filter((photo) => photo !== moved).toSpliced(Math.min(Math.max(to, 0), photos.length - 1), 0, moved)
    : photos
}

const update = (photos: PhotoItem[], id: string, fields: Partial<PhotoItem>): PhotoItem[] =>
  photos.map((photo) => (photo.id === id ? { ...photo, ...fields } : photo))
