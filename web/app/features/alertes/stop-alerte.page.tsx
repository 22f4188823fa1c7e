import { alertes } from '@colocdar/contracts/alertes'
import { paths } from '@colocdar/contracts/paths'
import { call } from '../../lib/client/client.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Link } from '../../ui/elements/link.tsx'
import { StopCard } from '../mails/components/stop-card.tsx'

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Arrêter une alerte', description: 'Ne plus recevoir les e-mails d’une alerte.', index: false })

export default function StopAlertePage({ params }: PageProps<never, { token: string }>) {
  return (
    <StopCard
      title="Arrêter cette alerte"
      button="Arrêter l’alerte"
      failure="L’alerte n’a pas été arrêtée. Réessayez."
      stop={() => call(alertes.arret, { body: { token: params.token } })}
      link={
        <Link to={paths.alertes()} className="lien inline-flex min-h-11 items-center">
          Gérer mes alertes
        </Link>
      }
    >
      Vous ne recevrez plus les e-mails de cette alerte. Elle reste dans votre compte, et vous pourrez la reprendre.
    </StopCard>
  )
}
