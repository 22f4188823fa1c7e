import { useEffect, useRef, useState } from 'react'
import {
  failed,
  movePhoto,
  newPhoto,
  type PhotoItem,
  retried,
  storedPhoto,
  updatePhoto,
  uploaded,
} from './photo-items.ts'
import { admitPhotos, isRefused, uploadPhoto, withinLimits } from './upload-photo.ts'

export type Photos = ReturnType<typeof usePhotos>

/** The photos of a draft: each is uploaded as soon as it is chosen. */
export const usePhotos = (stored: readonly string[]) => {
  const [photos, setPhotos] = useState(() => stored.map(storedPhoto))
  const [leftOut, setLeftOut] = useState<ReturnType<typeof admitPhotos>['leftOut']>([])
  /** How many goes of choosing are not among the photos yet. */
  const [preparing, setPreparing] = useState(0)
  // Other photos may come, or go, while the chosen ones are being made smaller.
  const latest = useRef(photos)
  const uploads = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const underWay = uploads.current
    return () => {
      for (const controller of underWay.values()) controller.abort()
    }
  }, [])

  const replace = (next: PhotoItem[]) => {
    latest.current = next
    setPhotos(next)
  }
  const update = (id: string, change: Partial<PhotoItem>) => replace(updatePhoto(latest.current, id, change))

  const send = async ({ id, file }: PhotoItem): Promise<void> => {
    if (!file) return
    const controller = new AbortController()
    uploads.current.set(id, controller)
    try {
      const onProgress = (sent: number) => update(id, { sent })
      update(id, uploaded(await uploadPhoto(file, { onProgress, signal: controller.signal })))
    } catch (error) {
      if (!controller.signal.aborted) update(id, failed(messageOf(error), isRefused(error)))
    } finally {
      uploads.current.delete(id)
    }
  }

  return {
    photos,
    /** Which of the last chosen files were left out, and why. */
    leftOut,
    /** Chosen files are being made smaller, before they are among the photos. */
    preparing: preparing > 0,
    uploading: preparing > 0 || photos.some(({ status }) => status === 'uploading'),
    add: async (chosen: readonly File[]) => {
      // A phone takes seconds for a photo of its own camera.
      setPreparing((goes) => goes + 1)
      const files = await Promise.all(chosen.map(withinLimits))
      setPreparing((goes) => goes - 1)
      const admission = admitPhotos(files, latest.current.filter(({ refused }) => !refused).length)
      const items = admission.accepted.map((file) => newPhoto(file, URL.createObjectURL(file)))
      setLeftOut(admission.leftOut)
      replace([...latest.current, ...items])
      for (const item of items) void send(item)
    },
    retry: (photo: PhotoItem) => {
      update(photo.id, retried)
      void send(photo)
    },
    remove: ({ id, file, preview }: PhotoItem) => {
      uploads.current.get(id)?.abort()
      if (file) URL.revokeObjectURL(preview)
      setLeftOut([])
      replace(latest.current.filter((photo) => photo.id !== id))
    },
    move: (id: string, to: number) => replace(movePhoto(latest.current, id, to)),
    /** The server no longer has it, or refused it. */
    fail: (id: string, message: string) => update(id, failed(message)),
  }
}

const messageOf = (error: unknown): string | null => (error instanceof Error ? error.message : null)
