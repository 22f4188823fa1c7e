import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { IconButton } from '../elements/button.tsx'
import { classes } from '../elements/classes.ts'
import { Picture } from '../elements/picture.tsx'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from '../icons.ts'
import { useModal } from '../overlays/dialog.tsx'
import { useGallery } from './use-gallery.ts'
import { useZoom } from './use-zoom.ts'

interface FullScreenGalleryProps {
  photos: readonly { src: string; width: number; height: number }[]
  titre: string
  /** The photo to begin with. */
  start: number
  restricted: boolean
  /** With the photo that was shown last. */
  onClose: (index: number) => void
}

/** Whole photos on the whole screen, to swipe and to enlarge: a row that scrolls, of photos that scroll when enlarged. */
export const FullScreenGallery = ({ photos, titre, start, restricted, onClose }: FullScreenGalleryProps) => {
  const dialog = useModal(true)
  const { track, index, show } = useGallery(dialog, photos.length, start)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const zoomed = enlarged === index
  const zoom = useZoom(track, index, (scale) => setEnlarged(scale > 1 ? index : null))
  const turnTo = (to: number) => () => {
    zoom.reset()
    show(to)
  }

  /** Before the arrows of the row, which turn no page while a photo is enlarged. Escape is the browser's. */
  const press = (event: KeyboardEvent): void => {
    const [x, y] = (zoomed && pans[event.key]) || [0, 0]
    const act = {
      '+': zoom.closer,
      '=': zoom.closer,
      '-': zoom.farther,
      Home: turnTo(0),
      End: turnTo(photos.length - 1),
    }
    if (x || y) zoom.slide()?.scrollBy(x, y)
    else if (event.key in act) act[event.key as keyof typeof act]()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <dialog
      ref={dialog}
      aria-label="Photos en plein écran"
      onCancel={(event) => {
        event.preventDefault()
        onClose(index)
      }}
      onKeyDownCapture={press}
      className="m-0 size-full max-h-none max-w-none animate-apparait overflow-hidden bg-nuit text-nuit-texte"
    >
      <ul
        ref={track}
        {...zoom.handlers}
        aria-label="Photos"
        tabIndex={photos.length > 1 ? 0 : undefined}
        className={classes(
          'defile size-full touch-pan-x touch-pan-y select-none -outline-offset-4',
          zoomed ? 'cursor-grab overflow-x-hidden active:cursor-grabbing' : 'cursor-zoom-in',
        )}
      >
        {photos.map(({ src, width, height }, place) => (
          <li
            key={src}
            inert={place !== index}
            onPointerMove={dragByMouse}
            className={classes(
              'flex size-full',
              enlarged === place ? 'overflow-auto overscroll-contain' : 'overflow-hidden',
            )}
          >
            <div
              className="m-auto shrink-0"
              style={{
                aspectRatio: `${width} / ${height}`,
                width: `calc(min(100vw, 100dvh * ${width / height}) * var(--zoom, 1))`,
              }}
            >
              <Picture
                src={src}
                alt={`Photo ${place + 1} sur ${photos.length}\u00a0: ${titre}`}
                // A larger file once it is enlarged.
                sizes={enlarged === place ? '300vw' : '100vw'}
                width={width}
                height={height}
                restricted={restricted}
                priority={place === index}
                whole
                zoomable
                className="pointer-events-none size-full bg-transparent!"
              />
            </div>
          </li>
        ))}
      </ul>
      <div className="pointer-events-none absolute inset-x-0 top-0 flex items-center gap-2 p-3 pt-[max(12px,env(safe-area-inset-top))] *:pointer-events-auto">
        <p aria-live="polite" className={`${chipLook} rounded-full px-4 py-2.5 font-semibold text-sm tabular-nums`}>
          <span className="sr-only">Photo </span>
          {index + 1} / {photos.length}
        </p>
        <IconButton
          label={zoomed ? 'Voir la photo entière' : 'Agrandir la photo'}
          surface="color"
          onClick={() => zoom.toggle()}
          className={`${chipLook} ms-auto`}
        >
          {zoomed ? <ZoomOut className="size-6" /> : <ZoomIn className="size-6" />}
        </IconButton>
        <IconButton label="Fermer" surface="color" onClick={() => onClose(index)} className={chipLook}>
          <X className="size-6" />
        </IconButton>
      </div>
      {photos.length > 1 && !zoomed && (
        <>
          <IconButton
            surface="color"
            label="Photo précédente"
            onClick={turnTo(index - 1)}
            className={`${arrowLook} start-3`}
          >
            <ChevronLeft className="size-6 rtl:-scale-x-100" />
          </IconButton>
          <IconButton
            surface="color"
            label="Photo suivante"
            onClick={turnTo(index + 1)}
            className={`${arrowLook} end-3`}
          >
            <ChevronRight className="size-6 rtl:-scale-x-100" />
          </IconButton>
        </>
      )}
    </dialog>
  )
}

/** Pixels by which an arrow key scrolls an enlarged photo. */
const pans: Record<string, [number, number]> = {
  ArrowRight: [80, 0],
  ArrowLeft: [-80, 0],
  ArrowDown: [0, 80],
  ArrowUp: [0, -80],
}

/** Fingers scroll an enlarged photo; a mouse does not by itself. */
const dragByMouse = ({ pointerType, buttons, movementX, movementY, currentTarget }: PointerEvent): void => {
  if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY)
}

const chipLook = 'bg-nuit/75'
const arrowLook = `${chipLook} absolute inset-y-0 my-auto`
