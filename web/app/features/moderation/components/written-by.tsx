import { paths } from '@colocdar/contracts/paths'
import { Link } from '../../../ui/elements/link.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'

interface WrittenByProps {
  /** Null once the account is deleted. */
  auteur: { id: number; username: string } | null
  createdAt: string
}

/** Who wrote a report or a message, and when. */
export const WrittenBy = ({ auteur, createdAt }: WrittenByProps) => (
  <>
    {auteur ? (
      <Link to={paths.adminMembre(auteur.id)} className="lien">
        {auteur.username}
      </Link>
    ) : (
      'un ancien membre'
    )}
    , <RelativeTime instant={createdAt} />
  </>
)
