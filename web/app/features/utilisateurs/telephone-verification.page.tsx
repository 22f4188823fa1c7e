import { paths } from '@colocdar/contracts/paths'
import { useAuth } from '../../lib/auth/use-auth.ts'
import type { Meta } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Link } from '../../ui/elements/link.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Alert } from '../../ui/notices/alert.tsx'
import { CodeVerification } from './components/code-verification.tsx'

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Vérification du téléphone', description: 'Une démonstration, sans envoi.', index: false })

export default function TelephoneVerificationPage() {
  const email = useAuth((auth) => auth.user?.email ?? '')
  return (
    <div className="page-largeur flex max-w-2xl flex-col gap-6 py-8 md:py-12">
      <div>
        <h1 className="text-3xl md:text-4xl">Vérification du téléphone et de l’e-mail</h1>
        <p className="mt-3 text-brume text-lg">Recevez un code et saisissez-le ici.</p>
      </div>
      <Alert tone="info" title="Ceci est une simulation">
        <p>
          Aucun message n’est envoyé, n’importe quel code à six chiffres convient et rien n’est enregistré. Votre e-mail
          se vérifie vraiment depuis{' '}
          <Link to={paths.profile()} className="lien">
            votre profil
          </Link>
          .
        </p>
      </Alert>
      <Card>
        <CodeVerification email={email} />
      </Card>
    </div>
  )
}
