import { journal } from '@colocdar/contracts/journal'
import { call } from '../../lib/client.ts'
import { counted } from '../../lib/formats/counted.ts'
import { paths, withQuery } from '../../lib/paths.ts'
import { seo } from '../../lib/seo.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminHeading } from '../administration/components/admin-heading.tsx'
import { AdminPager } from '../administration/components/admin-pager.tsx'
import { readPage } from '../administration/read-page.ts'
import { adminLoad } from '../administration/require-admin.ts'
import type { Route } from './+types/journal.page.ts'
import { JournalFilters } from './components/journal-filters.tsx'
import { JournalTable } from './components/journal-table.tsx'
import { isFiltering, readJournalFilter } from './journal-filter.ts'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const search = new URL(request.url).searchParams
  const filter = readJournalFilter(search)
  return { filter, list: await adminLoad(call(journal.list, { query: { ...filter, page: readPage(search) } })) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: 'Journal', description: 'Les décisions des administrateurs.', index: false })

export default function JournalPage({ loaderData: { filter, list } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="Journal" text={counted(list.totalElements, 'entrée')} />
      <JournalFilters key={JSON.stringify(filter)} filter={filter} />
      {list.empty ? (
        <EmptyState
          title="Aucune entrée"
          text={isFiltering(filter) ? 'Rien ne correspond à ces filtres.' : 'Chaque décision laissera ici sa trace.'}
        />
      ) : (
        <JournalTable entries={list.content} />
      )}
      <AdminPager list={list} hrefFor={(page) => withQuery(paths.adminJournal(), { ...filter, page: page || null })} />
    </>
  )
}
