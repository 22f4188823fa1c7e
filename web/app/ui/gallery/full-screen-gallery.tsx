import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import * as texts from '#texts/ui/gallery'
import { wrapIndex } from '../carousel/carousel-position.ts'
import { IconButton } from '../elements/button.tsx'
import { classes } from '../elements/classes.ts'
import { Picture } from '../elements/picture.tsx'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from '../icons.ts'
import { directionOf } from '../navigation/direction.ts'
import { useModal } from '../overlays/dialog.tsx'
import { useGestures } from './use-gestures.ts'

export interface GalleryPhoto {
  src: string
  width: number
  height: number
}

export interface FullScreenGalleryProps {
  photos: readonly GalleryPhoto[]
  titre: string
  /** The photo to begin with. */
  start: number
  restricted: boolean
  /** With the photo that was shown last. */
  onClose: (index: number) => void
}

const none: GalleryPhoto = { src: '', width: 4, height: 3 }
/** Pixels that an arrow key moves an enlarged photo by. */
const keyStep = 80

/** Whole photos on the whole screen, to go through and to enlarge. */
export const FullScreenGallery = ({ photos, titre, start, restricted, onClose }: FullScreenGalleryProps) => {
  const [index, setIndex] = useState(start)
  // Stands still: the row inside it follows the finger, which must not be measured by what it moves.
  const frame = useModal(true)
  const several = photos.length > 1
  const show = (to: number): void => {
    setIndex(wrapIndex(to, photos.length))
    gestures.reset()
  }
  const gestures = useGestures({
    frame,
    picture: photos[index] ?? none,
    // Photos do not wrap under a finger: the row ends.
    onSwipe: (step) => show(Math.max(0, Math.min(index + step * directionOf(frame.current), photos.length - 1))),
  })
  const { view, drag } = gestures
  const zoomed = view.scale > 1
  const closeAt = () => onClose(index)
  useWheelZoom(frame, gestures.zoomBy)

  const panBy = (x: number, y: number) => () => gestures.panBy({ x: x * keyStep, y: y * keyStep })
  const turnTo = (place: number) => () => show(place)
  const turnBy = (step: 1 | -1) => () => show(index + step * directionOf(frame.current))
  /** Arrows turn the photos, or move the one that is enlarged. Escape is the browser's. */
  const keys: Record<string, () => void> = {
    '+': () => gestures.zoomBy(1.5),
    '=': () => gestures.zoomBy(1.5),
    '-': () => gestures.zoomBy(1 / 1.5),
    '0': gestures.reset,
    Home: turnTo(0),
    End: turnTo(photos.length - 1),
    ...(zoomed
      ? { ArrowRight: panBy(-1, 0), ArrowLeft: panBy(1, 0), ArrowDown: panBy(0, -1), ArrowUp: panBy(0, 1) }
      : { ArrowRight: turnBy(1), ArrowLeft: turnBy(-1) }),
  }
  const press = (event: KeyboardEvent): void => {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <dialog
      ref={frame}
      aria-label={texts.fullScreen}
      onCancel={(event) => {
        event.preventDefault()
        closeAt()
      }}
      onKeyDown={press}
      className="m-0 size-full max-h-none max-w-none animate-apparait overflow-hidden bg-nuit text-nuit-texte"
    >
      <ul
        {...gestures.handlers}
        className={classes(
          // The row begins on the right in Arabic. By CSS, which knows it at the first render too.
          'flex size-full touch-none select-none [--sens:1] rtl:[--sens:-1]',
          drag === 0 && 'transition-transform duration-250',
          zoomed ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
        )}
        style={{ transform: `translateX(calc(${-100 * index}% * var(--sens) + ${drag}px))` }}
      >
        {photos.map((photo, place) => (
          <li key={photo.src} inert={place !== index} className="size-full shrink-0 overflow-hidden">
            <div
              className="size-full"
              style={
                place === index ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` } : undefined
              }
            >
              <Picture
                src={photo.src}
                alt={texts.photoOf(place + 1, photos.length, titre)}
                // A larger file once it is enlarged.
                sizes={zoomed && place === index ? '300vw' : '100vw'}
                width={photo.width}
                height={photo.height}
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
          <span className="sr-only">{texts.photo} </span>
          {texts.position(index + 1, photos.length)}
        </p>
        <IconButton
          label={zoomed ? texts.whole : texts.enlarge}
          surface="color"
          onClick={gestures.toggle}
          className={`${chipLook} ms-auto`}
        >
          {zoomed ? <ZoomOut className="size-6" /> : <ZoomIn className="size-6" />}
        </IconButton>
        <IconButton label={texts.close} surface="color" onClick={closeAt} className={chipLook}>
          <X className="size-6" />
        </IconButton>
      </div>
      {several && !zoomed && (
        <>
          <IconButton
            surface="color"
            label={texts.previous}
            onClick={() => show(index - 1)}
            className={`${arrowLook} start-3`}
          >
            <ChevronLeft className="size-6 rtl:-scale-x-100" />
          </IconButton>
          <IconButton
            surface="color"
            label={texts.next}
            onClick={() => show(index + 1)}
            className={`${arrowLook} end-3`}
          >
            <ChevronRight className="size-6 rtl:-scale-x-100" />
          </IconButton>
        </>
      )}
    </dialog>
  )
}

/** A trackpad's pinch arrives as a wheel with Ctrl. Not React's listener, which may not prevent the page's own zoom. */
const useWheelZoom = (
  frame: { current: HTMLElement | null },
  zoomBy: (factor: number, at: { clientX: number; clientY: number }) => void,
): void => {
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    zoomBy(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), event)
  })
  useEffect(() => {
    const element = frame.current
    const listen = (event: WheelEvent) => turn(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [frame])
}

const chipLook = 'bg-nuit/75'
const arrowLook = `${chipLook} absolute inset-y-0 my-auto`
