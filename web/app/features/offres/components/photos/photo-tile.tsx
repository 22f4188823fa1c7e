import { type DragEvent, useState } from 'react'
import * as texts from '#texts/features/offres/components/photos'
import { usePrivatePicture } from '../../../../lib/hooks/use-private-picture.ts'
import { Badge } from '../../../../ui/elements/badge.tsx'
import { IconButton } from '../../../../ui/elements/button.tsx'
import { classes } from '../../../../ui/elements/classes.ts'
import { Spinner } from '../../../../ui/elements/spinner.tsx'
import { ArrowLeft, ArrowRight, CircleAlert, CircleCheck, ImageOff, RotateCw, Trash2 } from '../../../../ui/icons.ts'
import type { PhotoItem } from './photo-items.ts'

interface PhotoTileProps {
  photo: PhotoItem
  /** From 1. */
  place: number
  count: number
  /** Shown in the lists. */
  cover: boolean
  /** Another photo is being dragged over this one. */
  target: boolean
  onMove: (step: -1 | 1) => void
  onRemove: () => void
  onRetry: () => void
  drag: {
    onDragStart: (event: DragEvent) => void
    onDragOver: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
    onDragEnd: () => void
  }
}

/** Ids of the buttons that get the focus back after a move. */
export const photoButtonId = (photo: PhotoItem, button: 'before' | 'after' | 'remove'): string =>
  `${photo.id}-${button}`

export const PhotoTile = ({ photo, place, count, cover, target, onMove, onRemove, onRetry, drag }: PhotoTileProps) => (
  <li
    {...drag}
    draggable={count > 1}
    className={classes(
      'flex flex-col overflow-hidden rounded-carte border bg-papier transition',
      count > 1 && 'cursor-grab active:cursor-grabbing',
      target ? 'border-majorelle ring-4 ring-majorelle-doux' : 'border-bord',
    )}
  >
    <div className="relative aspect-4/3 bg-dune">
      <PhotoPreview photo={photo} place={place} />
      {cover && (
        <span className="absolute start-2 top-2">
          <Badge>{texts.cover}</Badge>
        </span>
      )}
    </div>
    <div className="flex flex-1 flex-col gap-1 p-3 pb-1">
      <PhotoStatus photo={photo} />
      {photo.refused && photo.file && (
        <p dir="auto" className="break-words text-brume text-sm">
          {photo.file.name}
        </p>
      )}
      {photo.status === 'error' && photo.file && !photo.refused && (
        <button type="button" onClick={onRetry} className={actionLook}>
          <RotateCw className="size-4" />
          {texts.retry}
          <span className="sr-only">{texts.retryWhich(place)}</span>
        </button>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between">
        <div className="-ms-2 flex">
          <IconButton
            id={photoButtonId(photo, 'before')}
            label={texts.moveForward(place)}
            disabled={place === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowLeft className="size-5 rtl:-scale-x-100" />
          </IconButton>
          <IconButton
            id={photoButtonId(photo, 'after')}
            label={texts.moveBack(place)}
            disabled={place === count}
            onClick={() => onMove(1)}
          >
            <ArrowRight className="size-5 rtl:-scale-x-100" />
          </IconButton>
        </div>
        <button
          type="button"
          id={photoButtonId(photo, 'remove')}
          onClick={onRemove}
          className={classes(actionLook, 'text-grenade')}
        >
          <Trash2 className="size-4" />
          {texts.remove}
          <span className="sr-only">{texts.removeWhich(place)}</span>
        </button>
      </div>
    </div>
  </li>
)

const PhotoPreview = ({ photo, place }: Pick<PhotoTileProps, 'photo' | 'place'>) => {
  const [broken, setBroken] = useState(false)
  // A photo from the server: that of an ad that is not public is for its owner only.
  const stored = usePrivatePicture(photo.file ? null : photo.src)
  if (broken)
    return <ImageOff aria-label={texts.preview(place)} className="absolute inset-0 m-auto size-9 text-brume" />
  return (
    <img
      src={photo.file || stored === null ? photo.preview : stored}
      alt={texts.preview(place)}
      draggable={false}
      onError={() => setBroken(true)}
      className={classes(
        'absolute inset-0 size-full object-cover transition',
        photo.status !== 'ready' && 'opacity-60',
      )}
    />
  )
}

/** Upload progress, success, or the reason of a failure. */
export const PhotoStatus = ({ photo: { status, sent, message } }: { photo: PhotoItem }) => (
  <div aria-live="polite" className="flex min-h-6 flex-col gap-1 text-sm">
    {status === 'uploading' && (
      <>
        <p className="flex items-center gap-1.5 text-brume">
          <Spinner size="small" />
          {texts.uploading}
        </p>
        <progress
          value={sent}
          aria-label={texts.progress}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-bord [&::-moz-progress-bar]:bg-majorelle [&::-webkit-progress-bar]:bg-bord [&::-webkit-progress-value]:bg-majorelle"
        />
      </>
    )}
    {status === 'ready' && (
      <p className="flex items-center gap-1.5 font-medium text-menthe">
        <CircleCheck className="size-4" />
        {texts.ready}
      </p>
    )}
    {status === 'error' && (
      <>
        <p className="flex items-center gap-1.5 font-medium text-grenade">
          <CircleAlert className="size-4" />
          {texts.failed}
        </p>
        {message && <p className="text-brume">{message}</p>}
      </>
    )}
  </div>
)

const actionLook =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-1 font-semibold text-sm hover:underline focus-visible:rounded-full'
