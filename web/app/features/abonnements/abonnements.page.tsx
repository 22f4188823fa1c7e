import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/abonnements'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { fromServer } from '../../lib/pages/page-data.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import type { loader as serverLoader } from './abonnements.loader.ts'
import { PlanCard } from './components/plan-card.tsx'

export const loader = fromServer<typeof serverLoader>

export const meta: Meta = ({ matches }) =>
  seo(matches, {
    title: texts.title,
    description: texts.description,
    path: paths.abonnements(),
  })

export default function AbonnementsPage({ loaderData }: PageProps<typeof loader>) {
  return (
    <div className="page-largeur flex flex-col gap-8 py-8 md:py-12">
      <Breadcrumb items={[{ label: texts.home, to: paths.home() }, { label: texts.title }]} />
      <header className="max-w-2xl">
        <h1 className="text-4xl md:text-5xl">{texts.title}</h1>
        <p className="mt-3 text-brume text-lg">{texts.lead}</p>
      </header>
      <ul className="grid gap-6 md:grid-cols-3">
        {loaderData.plans.map((plan) => (
          <li key={plan.type}>
            <PlanCard plan={plan} highlighted={plan.type === 'Standard'} />
          </li>
        ))}
      </ul>
    </div>
  )
}
