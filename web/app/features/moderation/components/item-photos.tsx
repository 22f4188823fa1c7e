import type { Photo } from '@colocdar/contracts/offres'
import { upload } from '@colocdar/contracts/paths'
import { Picture } from '../../../ui/elements/picture.tsx'

/** Large enough to judge; a click shows the file itself. */
export const ItemPhotos = ({ photos }: { photos: readonly Photo[] }) => (
  <ul aria-label="Photos" className="grid gap-3 xl:grid-cols-2">
    {photos.map(({ src, width, height, couleur }, index) => (
      <li key={src}>
        <a href={upload(src)} target="_blank" rel="noreferrer" className="block">
          <Picture
            src={src}
            alt={`Agrandir la photo ${index + 1} sur ${photos.length}`}
            sizes="(min-width: 1280px) 40vw, 90vw"
            width={width}
            height={height}
            color={couleur}
            priority={index === 0}
            className="aspect-4/3 rounded-champ"
          />
        </a>
      </li>
    ))}
  </ul>
)
