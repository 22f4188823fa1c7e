import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/mails'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

/** To members whose address is not verified: what is not sent to it until then. */
export const MailsWait = ({ withLink = false }: { withLink?: boolean }) => {
  const unverified = useAuth((auth) => auth.user !== null && !auth.emailVerified)
  if (!unverified) return null
  return (
    <Alert tone="info">
      <p>{texts.wait}</p>
      {withLink && (
        <Link to={paths.profile()} className="lien inline-flex min-h-11 items-center font-semibold">
          {texts.verify}
        </Link>
      )}
    </Alert>
  )
}
