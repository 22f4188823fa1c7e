import { paths } from '@colocdar/contracts/paths'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

/** To members whose address is not verified: what is not sent to it until then. */
export const MailsWait = ({ withLink = false }: { withLink?: boolean }) => {
  const unverified = useAuth((auth) => auth.user !== null && !auth.emailVerified)
  if (!unverified) return null
  return (
    <Alert tone="info">
      <p>
        Vérifiez votre e-mail pour recevoir les messages des membres, vos alertes, vos rappels et nos décisions. D’ici
        là, seul l’e-mail de vérification part vers votre adresse.
      </p>
      {withLink && (
        <Link to={paths.profile()} className="lien inline-flex min-h-11 items-center font-semibold">
          Vérifier depuis mon profil
        </Link>
      )}
    </Alert>
  )
}
