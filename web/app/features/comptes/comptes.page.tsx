import { comptes } from '@colocdar/contracts/comptes'
import { paths, withQuery } from '@colocdar/contracts/paths'
import { AdminHeading } from '../../admin/admin-heading.tsx'
import { AdminPager } from '../../admin/admin-pager.tsx'
import { adminLoad } from '../../admin/require-admin.ts'
import { call } from '../../lib/client/client.ts'
import { counted } from '../../lib/formats/counted.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { CompteSearchForm } from './components/compte-search-form.tsx'
import { ComptesTable } from './components/comptes-table.tsx'
import { readCompteSearch } from './compte-filtres.ts'

export const loader = async ({ request }: LoaderArgs) => {
  const search = readCompteSearch(new URL(request.url).searchParams)
  const { q, ...rest } = search
  return { search, found: await adminLoad(call(comptes.search, { query: { ...rest, ...(q && { q }) } })) }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Membres', description: 'Les comptes des membres.', index: false })

export default function ComptesPage({ loaderData: { search, found } }: PageProps<typeof loader>) {
  const { q, filtre } = search
  return (
    <>
      <AdminHeading title="Membres" text={counted(found.totalElements, 'membre')} />
      <CompteSearchForm key={`${q} ${filtre}`} search={search} />
      {found.empty ? (
        <EmptyState title="Aucun membre" text="Personne ne correspond à cette recherche." />
      ) : (
        <ComptesTable comptes={found.content} />
      )}
      <AdminPager
        list={found}
        hrefFor={(page) =>
          withQuery(paths.adminMembres(), { q, filtre: filtre === 'tous' ? null : filtre, page: page || null })
        }
      />
    </>
  )
}
