import { paths } from '@colocdar/contracts/paths'
import { helpFor } from '../../lib/auth/auth-errors.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { useCarriedState } from '../../lib/hooks/use-hydrated.ts'
import type { Meta } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Link } from '../../ui/elements/link.tsx'
import { AttemptAlert } from './components/attempt-alert.tsx'
import { AuthScreen } from './components/auth-screen.tsx'
import { RegisterForm } from './components/register-form.tsx'
import { carriesDraft } from './register-draft.ts'
import { useFreshAttempt } from './use-fresh-attempt.ts'

export const meta: Meta = ({ matches }) =>
  seo(matches, {
    title: 'Créer un compte',
    description: 'Inscrivez-vous gratuitement sur Colocdar pour publier une offre ou une demande de colocation.',
    path: paths.register(),
  })

export default function RegisterPage() {
  useFreshAttempt()
  const error = useAuth((auth) => auth.error)
  const message = useAuth((auth) => auth.message)
  const carried = useCarriedState()
  return (
    <AuthScreen
      title="Créer un compte"
      text="Une minute suffit, et c’est gratuit."
      footer={
        <>
          Déjà inscrit&nbsp;?{' '}
          <Link to={paths.login()} className="lien whitespace-nowrap font-semibold">
            Se connecter
          </Link>
        </>
      }
    >
      <AttemptAlert error={error} success={message} help={helpFor(error)} />
      {/* After a reload the server renders the form first, and does not know the draft. */}
      <RegisterForm key={carriesDraft({ state: carried }) ? 'carried' : 'new'} carried={carried} />
    </AuthScreen>
  )
}
