import { moderation } from '@colocdar/contracts/moderation'
import { paths, withQuery } from '@colocdar/contracts/paths'
import { AdminHeading } from '../../admin/admin-heading.tsx'
import { AdminPager } from '../../admin/admin-pager.tsx'
import { LinkTabs } from '../../admin/link-tabs.tsx'
import { readPage } from '../../admin/read-page.ts'
import { adminLoad } from '../../admin/require-admin.ts'
import { call } from '../../lib/client/client.ts'
import { counted } from '../../lib/formats/counted.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { AvisRow } from './components/avis-row.tsx'

export const loader = async ({ request }: LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const valide = search.get('tous') === null
  const query = { page: readPage(search), ...(valide && { valide }) }
  return { valide, avis: await adminLoad(call(moderation.avis, { query })) }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Avis', description: 'Les avis des membres.', index: false })

export default function AvisPage({ loaderData: { valide, avis } }: PageProps<typeof loader>) {
  const hrefOf = (valid: boolean, page = 0) =>
    withQuery(paths.adminAvis(), { tous: valid ? null : 'oui', page: page || null })
  return (
    <>
      <AdminHeading title="Avis" text={counted(avis.totalElements, 'avis', 'avis')} />
      <LinkTabs
        label="Avis à afficher"
        links={[
          { to: hrefOf(true), label: 'Publics', active: valide },
          { to: hrefOf(false), label: 'Tous', active: !valide },
        ]}
      />
      {avis.empty && <EmptyState title="Aucun avis" text="Les avis vérifiés apparaissent ici." />}
      <ul className="flex flex-col gap-3">
        {avis.content.map((each) => (
          <li key={each.id}>
            <AvisRow avis={each} />
          </li>
        ))}
      </ul>
      <AdminPager list={avis} hrefFor={(page) => hrefOf(valide, page)} />
    </>
  )
}
