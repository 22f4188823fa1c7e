import { useEffect, useId, useState } from 'react'
import * as texts from '#texts/features/offres/components/photos'
import { Spinner } from '../../../../ui/elements/spinner.tsx'
import { Alert } from '../../../../ui/notices/alert.tsx'
import { coverOf, type PhotoItem } from './photo-items.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { PhotoTile, photoButtonId } from './photo-tile.tsx'
import type { Photos } from './use-photos.ts'

/** The photos of an offer: choose, upload, reorder by drag or by key, remove. */
export const PhotosField = ({
  photos: { photos, leftOut, preparing, add, remove, retry, move },
}: {
  photos: Photos
}) => {
  const pickerId = useId()
  const [dragged, setDragged] = useState<string | null>(null)
  const [target, setTarget] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const focusNext = useFocusAfterChange()

  const moveByKey = (photo: PhotoItem, to: number) => {
    move(photo.id, to)
    setAnnouncement(texts.moved(to + 1, photos.length))
    // At either end the pressed button becomes disabled.
    const forward = photos.indexOf(photo) < to
    const button = to === 0 || (forward && to < photos.length - 1) ? 'after' : 'before'
    focusNext(photoButtonId(photo, button))
  }
  const takeOut = (photo: PhotoItem, index: number) => {
    const neighbour = photos[index + 1] ?? photos[index - 1]
    remove(photo)
    focusNext(neighbour ? photoButtonId(neighbour, 'remove') : pickerId)
  }
  const letGo = () => {
    setDragged(null)
    setTarget(null)
  }

  return (
    <div className="flex flex-col gap-4">
      <PhotoPicker id={pickerId} onChoose={add} />
      <p role="status" className="empty:hidden">
        {preparing && <Spinner label={texts.preparing} size="small" />}
      </p>
      {leftOut.length > 0 && (
        <Alert tone="error">
          {leftOut.map(({ message, names }) => (
            <div key={message}>
              <p>{message}</p>
              <p className="break-words">{texts.leftOut(names)}</p>
            </div>
          ))}
        </Alert>
      )}
      {photos.length > 0 && (
        <ol aria-label={texts.list} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={index + 1}
              count={photos.length}
              cover={photo === coverOf(photos)}
              target={target === photo.id}
              onMove={(step) => moveByKey(photo, index + step)}
              onRemove={() => takeOut(photo, index)}
              onRetry={() => retry(photo)}
              drag={{
                onDragStart: (event) => {
                  event.dataTransfer.effectAllowed = 'move'
                  setDragged(photo.id)
                },
                onDragOver: (event) => {
                  if (dragged === null) return
                  event.preventDefault()
                  setTarget(photo.id === dragged ? null : photo.id)
                },
                onDrop: (event) => {
                  event.preventDefault()
                  if (dragged !== null) move(dragged, index)
                  letGo()
                },
                onDragEnd: letGo,
              }}
            />
          ))}
        </ol>
      )}
      {photos.length > 1 && <p className="text-brume text-sm">{texts.order}</p>}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

/** Restores the focus, which is lost with the buttons of a moved or removed tile. */
const useFocusAfterChange = () => {
  // An object, so that the same button can be focused twice.
  const [next, setNext] = useState<{ elementId: string } | null>(null)
  useEffect(() => {
    if (next) document.getElementById(next.elementId)?.focus()
  }, [next])
  return (elementId: string) => setNext({ elementId })
}
