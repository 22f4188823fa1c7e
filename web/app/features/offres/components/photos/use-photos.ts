import { useEffect, useReducer, useRef, useState } from 'react'
import { admitPhotos } from './admit-photos.ts'
import { changePhotos, newPhoto, type PhotoItem, storedPhoto } from './photo-items.ts'
import { uploadPhoto } from './upload-photo.ts'
import { withinLimits } from './within-limits.ts'

export type Photos = ReturnType<typeof usePhotos>

/** The photos of a draft: each is uploaded as soon as it is chosen. */
export const usePhotos = (stored: readonly string[]) => {
  const [photos, dispatch] = useReducer(changePhotos, stored, (srcs) => srcs.map(storedPhoto))
  const [messages, setMessages] = useState<string[]>([])
  const [preparing, setPreparing] = useState(false)
  const uploads = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const underWay = uploads.current
    return () => {
      for (const controller of underWay.values()) controller.abort()
    }
  }, [])

  const send = async ({ id, file }: PhotoItem): Promise<void> => {
    if (!file) return
    const controller = new AbortController()
    uploads.current.set(id, controller)
    try {
      const onProgress = (sent: number) => dispatch({ type: 'progressed', id, sent })
      dispatch({ type: 'uploaded', id, src: await uploadPhoto(file, { onProgress, signal: controller.signal }) })
    } catch (error) {
      if (!controller.signal.aborted) dispatch({ type: 'failed', id, message: messageOf(error) })
    } finally {
      uploads.current.delete(id)
    }
  }

  return {
    photos,
    /** Why some of the last chosen files were left out. */
    messages,
    /** Chosen files are being made smaller, before they are among the photos. */
    preparing,
    uploading: preparing || photos.some(({ status }) => status === 'uploading'),
    add: async (chosen: readonly File[]) => {
      // A phone takes seconds for a photo of its own camera.
      setPreparing(true)
      const files = await Promise.all(chosen.map(withinLimits))
      setPreparing(false)
      const admission = admitPhotos(files, photos.length)
      const items = admission.accepted.map((file) => newPhoto(file, URL.createObjectURL(file)))
      setMessages(admission.messages)
      dispatch({ type: 'added', items })
      for (const item of items) void send(item)
    },
    retry: (photo: PhotoItem) => {
      dispatch({ type: 'retried', id: photo.id })
      void send(photo)
    },
    remove: ({ id, file, preview }: PhotoItem) => {
      uploads.current.get(id)?.abort()
      if (file) URL.revokeObjectURL(preview)
      setMessages([])
      dispatch({ type: 'removed', id })
    },
    move: (id: string, to: number) => dispatch({ type: 'moved', id, to }),
    /** The server no longer has it, or refused it. */
    fail: (id: string, message: string) => dispatch({ type: 'failed', id, message }),
  }
}

const messageOf = (error: unknown): string | null => (error instanceof Error ? error.message : null)
