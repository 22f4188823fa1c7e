import { upload } from '@colocdar/contracts/paths'

/** A photo that is being uploaded, or already was. */
export interface PhotoItem {
  id: string
  /** Null for a photo from the server, which needs no retry. */
  file: File | null
  /** URL for this page. */
  preview: string
  status: 'uploading' | 'ready' | 'error'
  /** The server's name for it, once it is ready. */
  src: string | null
  /** Uploaded part, from 0 to 1. */
  sent: number
  /** Why it failed, in the server's words. */
  message: string | null
  /** Another try would not help: it cannot be sent again, and takes no place. */
  refused?: boolean
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

/** What changes of a photo as its upload goes on. */
export const uploaded = (src: string) => ({ status: 'ready', src, sent: 1 }) as const
export const failed = (message: string | null, refused = false) =>
  ({ status: 'error', src: null, message, refused }) as const
export const retried = { status: 'uploading', sent: 0, message: null } as const

export const updatePhoto = (photos: readonly PhotoItem[], id: string, change: Partial<PhotoItem>): PhotoItem[] =>
  photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo))

export const movePhoto = (photos: PhotoItem[], id: string, to: number): PhotoItem[] => {
  const moved = photos.find((photo) => photo.id === id)
  return moved
    ? photos.filter((photo) => photo !== moved).toSpliced(Math.min(Math.max(to, 0), photos.length - 1), 0, moved)
    : photos
}
