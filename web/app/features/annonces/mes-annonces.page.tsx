import { demandes } from '@colocdar/contracts/demandes'
import { splitLangue } from '@colocdar/contracts/langues'
import { offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { type ShouldRevalidateFunction, useSearchParams } from 'react-router'
import * as texts from '#texts/features/annonces'
import { readPage } from '../../admin/read-page.ts'
import { currentUser } from '../../lib/auth/require-session.ts'
import { call } from '../../lib/client/client.ts'
import { rememberHidden } from '../../lib/client/hidden-ads.ts'
import { settled } from '../../lib/client/load-state.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { ArrowLeft, Plus } from '../../ui/icons.ts'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { LoadError } from '../../ui/notices/load-error.tsx'
import { AnnoncesList } from './components/annonces-list.tsx'

/** A page of the member's offers, and the request. The spec gives each address its own size of page. */
const loadAnnonces = async ({ pathname, searchParams }: URL) => {
  const userId = currentUser().id
  const size = splitLangue(pathname).path === paths.annonces() ? 10 : 6
  const [{ enAttente = 0, ...mine }, asked] = await Promise.all([
    call(offres.search, { query: { page: readPage(searchParams), size, userId } }),
    call(demandes.search, { query: { page: 0, size: 10, userId } }),
  ])
  rememberHidden(mine.content, paths.offre)
  rememberHidden(asked.content, paths.demande)
  return { offres: mine, waiting: enAttente, demandes: asked.content }
}

export const loader = ({ request }: LoaderArgs) => settled('annonces', loadAnnonces(new URL(request.url)))

/** Another tab shows what is already loaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.searchParams.get('type') === nextUrl.searchParams.get('type') && defaultShouldRevalidate

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.title, description: texts.description, index: false })

export default function MesAnnoncesPage({ loaderData: { value, error } }: PageProps<typeof loader>) {
  const [search, setSearch] = useSearchParams()
  const { id: type } = tabs.find(({ id }) => id === search.get('type')) ?? tabs[0]
  const show = (id: string) => {
    search.set('type', id)
    setSearch(search, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="page-largeur flex flex-col gap-6 py-8 md:py-12">
      <div className="flex flex-col items-start gap-4">
        <ButtonLink to={paths.profile()} variant="quiet" icon={<ArrowLeft className="size-5 rtl:-scale-x-100" />}>
          {texts.back}
        </ButtonLink>
        <div className="flex w-full flex-wrap items-center justify-between gap-4">
          <h1 className="text-3xl md:text-4xl">{texts.heading}</h1>
          {value && value.offres.totalElements > 0 && (
            <ButtonLink to={paths.addOffre()} icon={<Plus className="size-5" />}>
              {texts.publishOffre}
            </ButtonLink>
          )}
        </div>
      </div>
      {value ? (
        <Tabs label={texts.title} tabs={tabs} selected={type} onSelect={show}>
          <AnnoncesList type={type} {...value} />
        </Tabs>
      ) : (
        <LoadError>{texts.loadFailed(error ?? '')}</LoadError>
      )}
    </div>
  )
}

const tabs = [
  { id: 'toutes', label: texts.all },
  { id: 'offre', label: texts.offres },
  { id: 'demande', label: texts.demandes },
] as const
