import { type CompteDetail, comptes } from '@colocdar/contracts/comptes'
import { paths } from '@colocdar/contracts/paths'
import { AdminHeading } from '../../admin/admin-heading.tsx'
import { adminLoad } from '../../admin/require-admin.ts'
import { call } from '../../lib/client/client.ts'
import { formatDate } from '../../lib/formats/dates.ts'
import { genreLabels } from '../../lib/formats/labels.ts'
import { formatNom } from '../../lib/formats/nom.ts'
import { formatTelephone } from '../../lib/formats/telephone.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { type Fact, Facts } from '../../ui/layout/facts.tsx'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import { Alert } from '../../ui/notices/alert.tsx'
import { JournalLines } from '../journal/components/journal-lines.tsx'
import { alertesOfAuteur } from '../moderation/item-alertes.ts'
import { CompteActions } from './components/compte-actions.tsx'
import { CompteAnnonces } from './components/compte-annonces.tsx'
import { CompteBadges } from './components/comptes-table.tsx'

export const loader = async ({ params }: LoaderArgs<{ id: string }>) => ({
  compte: await adminLoad(call(comptes.one, { params: { id: params.id } })),
})

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Membre', description: 'Le compte d’un membre.', index: false })

export default function ComptePage({ loaderData: { compte } }: PageProps<typeof loader>) {
  const alertes = alertesOfAuteur(compte.alertes)
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Breadcrumb items={[{ label: 'Membres', to: paths.adminMembres() }, { label: compte.username }]} />
        <AdminHeading title={formatNom(compte) ?? compte.username} text={compte.email}>
          <CompteBadges compte={compte} />
        </AdminHeading>
        <CompteActions compte={compte} />
      </div>
      {alertes.length > 0 && (
        <Alert tone="warning" title="À regarder de près">
          {alertes.join(' · ')}
        </Alert>
      )}
      <Facts facts={factsOf(compte)} />
      <section>
        <h2 className="mb-2 text-xl">Annonces</h2>
        <CompteAnnonces annonces={compte.annonces} />
      </section>
      <section>
        <h2 className="mb-2 text-xl">Historique</h2>
        {compte.historique.length > 0 ? <JournalLines entries={compte.historique} /> : <p>Aucune décision.</p>}
      </section>
    </div>
  )
}

const factsOf = (compte: CompteDetail): Fact[] => [
  { label: 'Nom d’utilisateur', value: compte.username },
  { label: 'Téléphone', value: formatTelephone(compte.telephone) },
  { label: 'Inscription', value: formatDate(compte.createdAt) },
  { label: 'Bloqué depuis', value: compte.blockedAt ? formatDate(compte.blockedAt) : 'Non bloqué' },
  { label: 'Âge', value: compte.age },
  { label: 'Genre', value: genreLabels[compte.genre] },
  { label: 'Langues', value: compte.langues.join(', ') },
  { label: 'Centres d’intérêt', value: compte.tags.join(', ') },
  { label: 'Sessions ouvertes', value: String(compte.sessions) },
  { label: 'Numéros demandés en 30 jours', value: String(compte.revelations) },
  { label: 'Avis écrits', value: String(compte.avis) },
  { label: 'À propos', value: compte.apropos, wide: true },
]
