import { JournalFiltres, journal } from '@colocdar/contracts/journal'
import { paths, withQuery } from '@colocdar/contracts/paths'
import { AdminHeading } from '../../admin/admin-heading.tsx'
import { AdminPager } from '../../admin/admin-pager.tsx'
import { readPage } from '../../admin/read-page.ts'
import { adminLoad } from '../../admin/require-admin.ts'
import { call } from '../../lib/client/client.ts'
import { counted } from '../../lib/formats/counted.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { JournalFilters } from './components/journal-filters.tsx'
import { JournalTable } from './components/journal-table.tsx'

export const loader = async ({ request }: LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const filter = readFiltres(search)
  return { filter, list: await adminLoad(call(journal.list, { query: { ...filter, page: readPage(search) } })) }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Journal', description: 'Les décisions des administrateurs.', index: false })

export default function JournalPage({ loaderData: { filter, list } }: PageProps<typeof loader>) {
  return (
    <>
      <AdminHeading title="Journal" text={counted(list.totalElements, 'entrée')} />
      <JournalFilters key={JSON.stringify(filter)} filter={filter} />
      {list.empty ? (
        <EmptyState
          title="Aucune entrée"
          text={
            Object.keys(filter).length > 0
              ? 'Rien ne correspond à ces filtres.'
              : 'Chaque décision laissera ici sa trace.'
          }
        />
      ) : (
        <JournalTable entries={list.content} />
      )}
      <AdminPager list={list} hrefFor={(page) => withQuery(paths.adminJournal(), { ...filter, page: page || null })} />
    </>
  )
}

/** The filters in the URL; invalid values are ignored. */
const readFiltres = (search: URLSearchParams): JournalFiltres =>
  Object.fromEntries(
    Object.entries(JournalFiltres.shape).flatMap(([name, schema]) => {
      const { success, data } = schema.safeParse(search.get(name) ?? undefined)
      return success && data !== undefined ? [[name, data]] : []
    }),
  )
