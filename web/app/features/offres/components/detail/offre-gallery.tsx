import type { Photo } from '@colocdar/contracts/offres'
import { upload } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/offres/components/detail'
import { IconButton } from '../../../../ui/elements/button.tsx'
import { classes } from '../../../../ui/elements/classes.ts'
import { Picture } from '../../../../ui/elements/picture.tsx'
import { useFullScreen } from '../../../../ui/gallery/use-full-screen.ts'
import { ChevronLeft, ChevronRight, Maximize } from '../../../../ui/icons.ts'
import { pictureOf } from '../../shown-offre.ts'
import { useGallery } from './use-gallery.ts'

interface OffreGalleryProps {
  photos: readonly Photo[]
  titre: string
  /** The offer is not public: its owner or an administrator looks at it. */
  restricted: boolean
}

/**
 * The photos of a home: swipe, arrows, thumbnails or keys, and on the whole screen. Without JavaScript they still
 * scroll, and a press opens the photo itself.
 */
export const OffreGallery = ({ photos, titre, restricted }: OffreGalleryProps) => {
  const { frame, track, index, show } = useGallery(photos.length)
  const { shown: onScreen, open, close } = useFullScreen()
  const several = photos.length > 1
  const shown = photos[index]
  return (
    <section
      ref={frame}
      aria-roledescription={texts.carousel}
      aria-label={texts.photos}
      className="flex flex-col gap-3"
    >
      <div className="relative">
        <ul
          ref={track}
          aria-label={texts.photosOfHome}
          tabIndex={several ? 0 : undefined}
          className="defile rounded-carte focus-visible:rounded-carte"
        >
          {photos.map((photo, place) => (
            <li key={photo.src} className="w-full">
              {/* The keyboard has the link in the corner. */}
              <a
                href={upload(photo.src)}
                tabIndex={-1}
                data-needs-script
                onClick={(event) => open(event, place)}
                className="block cursor-zoom-in"
              >
                <Picture
                  {...pictureOf(photo)}
                  alt={texts.photoAlt(place + 1, photos.length, titre)}
                  sizes={mainSizes}
                  priority={place === 0}
                  restricted={restricted}
                  whole={photo.height > photo.width}
                  className={mainShape}
                />
              </a>
            </li>
          ))}
          {photos.length === 0 && (
            <li className="w-full">
              <Picture src={null} alt={texts.noPhoto} sizes={mainSizes} className={mainShape} />
            </li>
          )}
        </ul>
        {shown && (
          <a
            href={upload(shown.src)}
            data-needs-script
            onClick={(event) => open(event, index)}
            aria-label={texts.fullScreen}
            className="absolute end-3 top-3 grid print:hidden size-11 place-items-center rounded-full border border-bord bg-papier shadow-doux transition hover:bg-majorelle-doux hover:text-majorelle focus-visible:rounded-full"
          >
            <Maximize className="size-5" />
          </a>
        )}
        {several && (
          <>
            <IconButton
              label={texts.previousPhoto}
              onClick={() => show(index - 1)}
              className={classes(arrowLook, 'start-3')}
            >
              <ChevronLeft className="size-6 rtl:-scale-x-100" />
            </IconButton>
            <IconButton label={texts.nextPhoto} onClick={() => show(index + 1)} className={classes(arrowLook, 'end-3')}>
              <ChevronRight className="size-6 rtl:-scale-x-100" />
            </IconButton>
            <p
              aria-live="polite"
              className="absolute end-3 bottom-3 rounded-full print:hidden bg-nuit/85 px-3 py-1 font-semibold text-nuit-texte text-sm tabular-nums"
            >
              <span className="sr-only">{texts.photo}</span>
              {texts.position(index + 1, photos.length)}
            </p>
          </>
        )}
      </div>
      {several && (
        <ul aria-label={texts.thumbnails} className="grid grid-cols-6 gap-2 sm:gap-3">
          {photos.map((photo, place) => (
            <li key={photo.src}>
              <button
                type="button"
                aria-label={texts.showPhoto(place + 1)}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => show(place)}
                className={classes(
                  'block w-full overflow-hidden rounded-champ ring-2 ring-offset-2 ring-offset-sable transition focus-visible:rounded-champ',
                  place === index ? 'ring-majorelle' : 'opacity-75 ring-transparent hover:opacity-100',
                )}
              >
                <Picture
                  {...pictureOf(photo)}
                  alt=""
                  sizes="130px"
                  restricted={restricted}
                  className="aspect-square sm:aspect-4/3"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {onScreen && (
        <onScreen.Gallery
          photos={photos}
          titre={titre}
          start={onScreen.start}
          restricted={restricted}
          onClose={(last) => {
            close()
            show(last)
          }}
        />
      )}
    </section>
  )
}

const arrowLook = 'absolute inset-y-0 my-auto border border-bord bg-papier shadow-doux'
const mainShape = 'aspect-4/3 lg:aspect-16/10'
const mainSizes = '(max-width: 1023px) 94vw, 816px'
