import { chiffres } from '@colocdar/contracts/chiffres'
import { AdminHeading } from '../../admin/admin-heading.tsx'
import { adminLoad } from '../../admin/require-admin.ts'
import { call } from '../../lib/client/client.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Totaux } from './components/totaux.tsx'
import { VillesTable } from './components/villes-table.tsx'
import { WeekChart } from './components/week-chart.tsx'

export const loader = async () => ({ chiffres: await adminLoad(call(chiffres.read, {})) })

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Chiffres', description: 'L’activité du site.', index: false })

export default function ChiffresPage({ loaderData }: PageProps<typeof loader>) {
  const { totaux, attente, semaines, villes } = loaderData.chiffres
  return (
    <div className="flex flex-col gap-6">
      <AdminHeading title="Chiffres" text="Les douze dernières semaines, la semaine en cours comprise." />
      <Totaux totaux={totaux} attente={attente} />
      <div className="grid gap-4 sm:grid-cols-3">
        <WeekChart title="Nouveaux membres" weeks={semaines.map(({ debut, membres }) => ({ debut, value: membres }))} />
        <WeekChart title="Nouvelles offres" weeks={semaines.map(({ debut, offres }) => ({ debut, value: offres }))} />
        <WeekChart
          title="Nouvelles demandes"
          weeks={semaines.map(({ debut, demandes }) => ({ debut, value: demandes }))}
        />
      </div>
      <VillesTable villes={villes} />
    </div>
  )
}
