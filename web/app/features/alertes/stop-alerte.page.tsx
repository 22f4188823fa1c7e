import { alertes } from '@colocdar/contracts/alertes'
import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/alertes'
import { call } from '../../lib/client/client.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Link } from '../../ui/elements/link.tsx'
import { StopCard } from '../mails/components/stop-card.tsx'

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.stopMetaTitle, description: texts.stopDescription, index: false })

export default function StopAlertePage({ params }: PageProps<never, { token: string }>) {
  return (
    <StopCard
      title={texts.stopTitle}
      button={texts.stop}
      failure={texts.stopFailed}
      stop={() => call(alertes.arret, { body: { token: params.token } })}
      link={
        <Link to={paths.alertes()} className="lien inline-flex min-h-11 items-center">
          {texts.manage}
        </Link>
      }
    >
      {texts.stopEffect}
    </StopCard>
  )
}
