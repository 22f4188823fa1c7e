import { type Abonnement, abonnements, planOf } from '@colocdar/contracts/abonnements'
import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/abonnements'
import { currentUser } from '../../lib/auth/require-session.ts'
import { call } from '../../lib/client/client.ts'
import { formatDate } from '../../lib/formats/dates.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'

/** Nothing is sold yet: a failed request means the same as an empty list. */
export const loader = async (): Promise<{ abonnements: Abonnement[] }> => {
  const { id } = currentUser()
  return { abonnements: await call(abonnements.ofUtilisateur, { params: { id } }).catch(() => []) }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.mineTitle, description: texts.mineDescription, index: false })

export default function MesAbonnementsPage({ loaderData }: PageProps<typeof loader>) {
  return (
    <div className="page-largeur flex flex-col gap-6 py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">{texts.mineTitle}</h1>
      {loaderData.abonnements.length === 0 ? (
        <EmptyState
          title={texts.noneTitle}
          text={texts.noneText}
          action={<ButtonLink to={paths.abonnements()}>{texts.seePlans}</ButtonLink>}
        />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {loaderData.abonnements.map((abonnement) => (
            <li key={abonnement.id}>
              <Card>
                <h2 className="text-2xl">{planOf(abonnement.type).nom}</h2>
                <p className="mt-2">{planOf(abonnement.type).description}</p>
                <p className="mt-2 text-brume">{periodOf(abonnement)}</p>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const periodOf = ({ dateDebut, dateFin }: Abonnement): string =>
  dateFin ? texts.period(formatDate(dateDebut), formatDate(dateFin)) : texts.since(formatDate(dateDebut))
