import { type MailSujet, mails } from '@colocdar/contracts/mails'
import { paths } from '@colocdar/contracts/paths'
import { call } from '../../lib/client/client.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Link } from '../../ui/elements/link.tsx'
import { StopCard } from './components/stop-card.tsx'
import { mailTexts } from './mail-texts.ts'

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Ne plus recevoir ces e-mails', description: 'Refuser une sorte d’e-mails.', index: false })

export default function StopMailsPage({ params }: PageProps<never, { sujet: string; token: string }>) {
  const sujet = params.sujet as MailSujet
  const label = mailTexts[sujet]?.label
  return (
    <StopCard
      title="Ne plus recevoir ces e-mails"
      button="Ne plus les recevoir"
      failure="Rien n’a changé. Réessayez."
      stop={() => call(mails.arret, { body: { sujet, token: params.token } })}
      link={
        <Link to={paths.profile()} className="lien inline-flex min-h-11 items-center">
          Choisir mes e-mails
        </Link>
      }
    >
      {label && `«\u00a0${label}\u00a0»\u00a0: `}vous n’en recevrez plus. Vous pourrez les reprendre depuis votre
      profil.
    </StopCard>
  )
}
