import { type Chiffres, chiffres } from '@colocdar/contracts/chiffres'
import { paths } from '@colocdar/contracts/paths'
import { AdminHeading } from '../../admin/admin-heading.tsx'
import { AdminTable } from '../../admin/admin-table.tsx'
import { adminLoad } from '../../admin/require-admin.ts'
import { call } from '../../lib/client/client.ts'
import { formatDate } from '../../lib/formats/dates.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Link } from '../../ui/elements/link.tsx'
import { Totaux } from './components/totaux.tsx'

export const loader = async () => ({ chiffres: await adminLoad(call(chiffres.read, {})) })

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Chiffres', description: 'L’activité du site.', index: false })

export default function ChiffresPage({ loaderData }: PageProps<typeof loader>) {
  const { totaux, attente, semaines, villes, recherches } = loaderData.chiffres
  return (
    <div className="flex flex-col gap-6">
      <AdminHeading title="Chiffres" text="Les douze dernières semaines, la semaine en cours comprise." />
      <Totaux totaux={totaux} attente={attente} />
      <Semaines semaines={semaines} />
      <Villes villes={villes} />
      <Recherches recherches={recherches} />
    </div>
  )
}

const Semaines = ({ semaines }: Pick<Chiffres, 'semaines'>) => (
  <section>
    <h2 className="mb-2 text-xl">Par semaine</h2>
    <AdminTable
      caption="Activité par semaine"
      columns={['Semaine du', 'Nouveaux membres', 'Nouvelles offres', 'Nouvelles demandes']}
    >
      {semaines.map((semaine) => (
        <tr key={semaine.debut} className="tabular-nums">
          <td className="whitespace-nowrap">{formatDate(semaine.debut)}</td>
          {(['membres', 'offres', 'demandes'] as const).map((name) => (
            <td key={name}>
              <Bar value={semaine[name]} among={semaines.map((each) => each[name])} />
            </td>
          ))}
        </tr>
      ))}
    </AdminTable>
  </section>
)

/** The busiest city first. */
const Villes = ({ villes }: Pick<Chiffres, 'villes'>) => (
  <section>
    <h2 className="mb-2 text-xl">Par ville</h2>
    <AdminTable
      caption="Activité par ville"
      columns={[
        'Ville',
        'Nouvelles annonces',
        'Nouvelles offres',
        'Nouvelles demandes',
        'Offres publiques',
        'Demandes publiques',
      ]}
    >
      {villes.map(({ id, nom, offres, demandes, offresPubliques, demandesPubliques }) => (
        <tr key={id} className="tabular-nums">
          <td>
            <Link to={paths.villeOffres(id)} className="lien inline-flex min-h-8 items-center">
              {nom}
            </Link>
          </td>
          <td>
            <Bar value={offres + demandes} among={villes.map((each) => each.offres + each.demandes)} />
          </td>
          <td>{offres}</td>
          <td>{demandes}</td>
          <td>{offresPubliques}</td>
          <td>{demandesPubliques}</td>
        </tr>
      ))}
    </AdminTable>
  </section>
)

/** Words that the search does not know yet. */
const Recherches = ({ recherches }: Pick<Chiffres, 'recherches'>) => (
  <section>
    <h2 className="mb-2 text-xl">Cherché et pas trouvé</h2>
    {recherches.length === 0 ? (
      <p className="text-brume">Aucune recherche sans résultat en 30 jours.</p>
    ) : (
      <AdminTable caption="Recherches sans résultat en 30 jours" columns={['Mots', 'Visiteurs']}>
        {recherches.map(({ texte, nombre }) => (
          <tr key={texte} className="tabular-nums">
            <td dir="auto">{texte}</td>
            <td>
              <Bar value={nombre} among={recherches.map((each) => each.nombre)} />
            </td>
          </tr>
        ))}
      </AdminTable>
    )}
  </section>
)

/** A figure, and a bar that compares it with the others of its column. */
const Bar = ({ value, among }: { value: number; among: readonly number[] }) => (
  <span className="flex items-center gap-2">
    <span className="w-8 text-end">{value}</span>
    <svg viewBox="0 0 100 8" aria-hidden="true" preserveAspectRatio="none" className="h-2 w-24">
      <rect width={(value / Math.max(1, ...among)) * 100} height="8" fill="currentColor" className="text-terracotta" />
    </svg>
  </span>
)
