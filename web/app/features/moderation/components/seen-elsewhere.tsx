import type { ModerationItem } from '@colocdar/contracts/moderation'
import { paths } from '@colocdar/contracts/paths'
import { Link } from '../../../ui/elements/link.tsx'
import { Picture } from '../../../ui/elements/picture.tsx'

type Annonce = Extract<ModerationItem, { kind: 'offre' | 'demande' }>

/** Photos and texts that other ads show too, with a link to each. */
export const SeenElsewhere = ({ item }: { item: Annonce }) => {
  const photos = item.kind === 'offre' ? item.photosSemblables : []
  if (photos.length + item.textesSemblables.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 text-lg">Déjà vu ailleurs</h3>
      <ul className="flex flex-col gap-2">
        {photos.map(({ src, offreId, titre }) => (
          <li key={`${src}-${offreId}`} className="flex items-center gap-3">
            <Picture
              src={src}
              alt="Photo de cette offre"
              sizes="80px"
              width={80}
              height={60}
              restricted
              className="aspect-4/3 w-20 shrink-0 rounded-champ"
            />
            <span className="min-w-0">
              Photo que montre aussi l’offre{' '}
              <Link to={paths.offre(offreId)} className="lien break-words">
                <bdi>{titre}</bdi>
              </Link>{' '}
              d’un autre membre
            </span>
          </li>
        ))}
        {item.textesSemblables.map(({ kind, id, titre }) => (
          <li key={`${kind}-${id}`}>
            Même description que {kind === 'offre' ? 'l’offre' : 'la demande'}{' '}
            <Link to={kind === 'offre' ? paths.offre(id) : paths.demande(id)} className="lien break-words">
              <bdi>{titre}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
