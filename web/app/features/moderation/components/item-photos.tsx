import type { Photo } from '@colocdar/contracts/offres'
import { upload } from '@colocdar/contracts/paths'
import type { MouseEvent } from 'react'
import { usePrivatePicture } from '../../../lib/hooks/use-private-picture.ts'
import { Picture } from '../../../ui/elements/picture.tsx'
import { useFullScreen } from '../../../ui/gallery/use-full-screen.ts'
import { useShortcuts } from '../use-shortcuts.ts'

/** Large enough to judge; a press, or Z, shows them on the whole screen, to enlarge. */
export const ItemPhotos = ({ photos, titre }: { photos: readonly Photo[]; titre: string }) => {
  const { shown, show, open, close } = useFullScreen()
  useShortcuts({ z: () => photos.length > 0 && void show(0) })
  return (
    <>
      <ul aria-label="Photos" className="grid gap-3 xl:grid-cols-2">
        {photos.map((photo, index) => (
          <li key={photo.src}>
            <ItemPhoto
              photo={photo}
              alt={`Agrandir la photo ${index + 1} sur ${photos.length}`}
              priority={index === 0}
              onOpen={(event) => open(event, index)}
            />
          </li>
        ))}
      </ul>
      {shown && <shown.Gallery photos={photos} titre={titre} start={shown.start} restricted onClose={close} />}
    </>
  )
}

interface ItemPhotoProps {
  photo: Photo
  alt: string
  priority: boolean
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
}

const ItemPhoto = ({ photo, alt, priority, onOpen }: ItemPhotoProps) => (
  // A link sends no token either: it leads to what was fetched.
  <a href={usePrivatePicture(photo.src) ?? upload(photo.src)} onClick={onOpen} className="block cursor-zoom-in">
    <Picture
      src={photo.src}
      alt={alt}
      sizes="(min-width: 1280px) 40vw, 90vw"
      width={photo.width}
      height={photo.height}
      color={photo.couleur}
      priority={priority}
      restricted
      whole
      className="aspect-4/3 rounded-champ"
    />
  </a>
)
