import { type MailSujet, mails } from '@colocdar/contracts/mails'
import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/mails'
import { call } from '../../lib/client/client.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Link } from '../../ui/elements/link.tsx'
import { StopCard } from './components/stop-card.tsx'

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.stopTitle, description: texts.stopDescription, index: false })

export default function StopMailsPage({ params }: PageProps<never, { sujet: string; token: string }>) {
  const sujet = params.sujet as MailSujet
  const label = texts.sujets[sujet]?.label
  return (
    <StopCard
      title={texts.stopTitle}
      button={texts.stop}
      failure={texts.stopFailed}
      stop={() => call(mails.arret, { body: { sujet, token: params.token } })}
      link={
        <Link to={paths.profile()} className="lien inline-flex min-h-11 items-center">
          {texts.choose}
        </Link>
      }
    >
      {texts.stopEffect(label)}
    </StopCard>
  )
}
