import { type ShouldRevalidateFunction, useSearchParams } from 'react-router'
import { currentUser } from '../../lib/auth/require-session.ts'
import { settled } from '../../lib/client/load-state.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { AnnoncesLoadError, BackToProfile } from './components/annonces-page.tsx'
import { DemandesTab, OffresTab } from './components/annonces-tabs.tsx'
import { loadAnnonces } from './load-annonces.ts'

export const loader = () => settled('annonces', loadAnnonces(currentUser().id))

/** Another tab shows what is already loaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Mes annonces', description: 'Vos offres et votre demande.', index: false })

export default function AnnoncesPage({ loaderData: { value, error } }: PageProps<typeof loader>) {
  const [search, setSearch] = useSearchParams()
  const type = search.get('type') === 'demande' ? 'demande' : 'offre'
  return (
    <div className="page-largeur flex flex-col gap-6 py-8 md:py-12">
      <div className="flex flex-col items-start gap-4">
        <BackToProfile />
        <h1 className="text-3xl md:text-4xl">Mes annonces</h1>
      </div>
      {value ? (
        <Tabs
          label="Mes annonces"
          tabs={tabs}
          selected={type}
          onSelect={(id) => setSearch({ type: id }, { replace: true, preventScrollReset: true })}
        >
          {type === 'offre' ? (
            <OffresTab offres={value.offres} more={value.moreOffres} />
          ) : (
            <DemandesTab demandes={value.demandes} />
          )}
        </Tabs>
      ) : (
        <AnnoncesLoadError message={error ?? ''} />
      )}
    </div>
  )
}

const tabs = [
  { id: 'offre', label: 'Offres' },
  { id: 'demande', label: 'Demandes' },
] as const
