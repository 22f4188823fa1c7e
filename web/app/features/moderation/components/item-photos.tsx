import type { Photo } from '@colocdar/contracts/offres'
import { upload } from '@colocdar/contracts/paths'
import { usePrivatePicture } from '../../../lib/hooks/use-private-picture.ts'
import { Picture } from '../../../ui/elements/picture.tsx'

/** Large enough to judge; a click shows the file itself. */
export const ItemPhotos = ({ photos }: { photos: readonly Photo[] }) => (
  <ul aria-label="Photos" className="grid gap-3 xl:grid-cols-2">
    {photos.map((photo, index) => (
      <li key={photo.src}>
        <ItemPhoto photo={photo} alt={`Agrandir la photo ${index + 1} sur ${photos.length}`} priority={index === 0} />
      </li>
    ))}
  </ul>
)

const ItemPhoto = ({ photo, alt, priority }: { photo: Photo; alt: string; priority: boolean }) => (
  // A link sends no token either: it leads to what was fetched.
  <a href={usePrivatePicture(photo.src) ?? upload(photo.src)} target="_blank" rel="noreferrer" className="block">
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
