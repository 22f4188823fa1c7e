import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { wrapIndex } from '../carousel/carousel-position.ts'
import { IconButton } from '../elements/button.tsx'
import { classes } from '../elements/classes.ts'
import { Picture } from '../elements/picture.tsx'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from '../icons.ts'
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

  const press = (event: KeyboardEvent): void => {
    const act = keyAction(event.key, zoomed)
    if (!act) return
    event.preventDefault()
    act({ show, gestures, index, last: photos.length - 1, direction: directionOf(frame.current) })
  }
  return (
    <dialog
      ref={frame}
      aria-label="Photos en plein écran"
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
          'flex size-full touch-none select-none',
          drag === 0 && 'transition-transform duration-250',
          zoomed ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
        )}
        style={{ transform: `translateX(calc(${-100 * index * directionOf(frame.current)}% + ${drag}px))` }}
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
                alt={`Photo ${place + 1} sur ${photos.length}\u00a0: ${titre}`}
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
          <span className="sr-only">Photo </span>
          {index + 1} / {photos.length}
        </p>
        <Control
          label={zoomed ? 'Voir la photo entière' : 'Agrandir la photo'}
          onClick={gestures.toggle}
          className="ms-auto"
        >
          {zoomed ? <ZoomOut className="size-6" /> : <ZoomIn className="size-6" />}
        </Control>
        <Control label="Fermer" onClick={closeAt}>
          <X className="size-6" />
        </Control>
      </div>
      {several && !zoomed && (
        <>
          <Control label="Photo précédente" onClick={() => show(index - 1)} className={`${arrowLook} start-3`}>
            <ChevronLeft className="size-6 rtl:-scale-x-100" />
          </Control>
          <Control label="Photo suivante" onClick={() => show(index + 1)} className={`${arrowLook} end-3`}>
            <ChevronRight className="size-6 rtl:-scale-x-100" />
          </Control>
        </>
      )}
    </dialog>
  )
}

interface ControlProps {
  label: string
  onClick: () => void
  className?: string
  children: ReactNode
}

const Control = ({ label, onClick, className, children }: ControlProps) => (
  <IconButton label={label} surface="color" onClick={onClick} className={classes(chipLook, className)}>
    {children}
  </IconButton>
)

interface KeyContext {
  show: (index: number) => void
  gestures: Pick<ReturnType<typeof useGestures>, 'zoomBy' | 'panBy' | 'reset'>
  index: number
  last: number
  direction: 1 | -1
}

/** Arrows turn the photos, or move the one that is enlarged. Escape is the browser's. */
const keyAction = (key: string, zoomed: boolean): ((context: KeyContext) => void) | undefined =>
  (zoomed ? keysWhenZoomed[key] : keysWhenWhole[key]) ?? keys[key]

const keys: Record<string, (context: KeyContext) => void> = {
  '+': ({ gestures }) => gestures.zoomBy(1.5),
  '=': ({ gestures }) => gestures.zoomBy(1.5),
  '-': ({ gestures }) => gestures.zoomBy(1 / 1.5),
  '0': ({ gestures }) => gestures.reset(),
  Home: ({ show }) => show(0),
  End: ({ show, last }) => show(last),
}

const keysWhenWhole: typeof keys = {
  ArrowRight: ({ show, index, direction }) => show(index + direction),
  ArrowLeft: ({ show, index, direction }) => show(index - direction),
}

const keysWhenZoomed: typeof keys = {
  ArrowRight: ({ gestures }) => gestures.panBy({ x: -keyStep, y: 0 }),
  ArrowLeft: ({ gestures }) => gestures.panBy({ x: keyStep, y: 0 }),
  ArrowDown: ({ gestures }) => gestures.panBy({ x: 0, y: -keyStep }),
  ArrowUp: ({ gestures }) => gestures.panBy({ x: 0, y: keyStep }),
}

/** A trackpad's pinch arrives as a wheel with Ctrl. Not React's listener, which may not prevent the page's own zoom. */
const useWheelZoom = (
  frame: { current: HTMLElement | null },
  zoomBy: (factor: number, at: { clientX: number; clientY: number }) => void,
): void => {
  const zoom = useRef(zoomBy)
  useEffect(() => {
    zoom.current = zoomBy
  })
  useEffect(() => {
    const element = frame.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      zoom.current(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), event)
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [frame])
}

const directionOf = (element: HTMLElement | null): 1 | -1 =>
  element && getComputedStyle(element).direction === 'rtl' ? -1 : 1

const chipLook = 'bg-nuit/75'
const arrowLook = 'absolute inset-y-0 my-auto'
