import { compteFiltres, comptes } from '@colocdar/contracts/comptes'
import { paths, withQuery } from '@colocdar/contracts/paths'
import { Form } from 'react-router'
import { AdminHeading } from '../../admin/admin-heading.tsx'
import { AdminPager } from '../../admin/admin-pager.tsx'
import { readPage } from '../../admin/read-page.ts'
import { adminLoad } from '../../admin/require-admin.ts'
import { call } from '../../lib/client/client.ts'
import { counted } from '../../lib/formats/counted.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Button } from '../../ui/elements/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Search } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ComptesTable } from './components/comptes-table.tsx'

type CompteFiltre = (typeof compteFiltres)[number]

/** Invalid values in the URL are ignored. */
export const loader = async ({ request }: LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const q = (search.get('q') ?? '').trim()
  const filtre = compteFiltres.find((known) => known === search.get('filtre')) ?? 'tous'
  const query = { filtre, page: readPage(search), ...(q && { q }) }
  return { q, filtre, found: await adminLoad(call(comptes.search, { query })) }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Membres', description: 'Les comptes des membres.', index: false })

export default function ComptesPage({ loaderData: { q, filtre, found } }: PageProps<typeof loader>) {
  return (
    <>
      <AdminHeading title="Membres" text={counted(found.totalElements, 'membre')} />
      <SearchForm key={`${q} ${filtre}`} q={q} filtre={filtre} />
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

const SearchForm = ({ q, filtre }: { q: string; filtre: CompteFiltre }) => (
  <Form action={paths.adminMembres()} role="search" className="mb-4 grid items-end gap-3 sm:grid-cols-[1fr_12rem_auto]">
    <TextField
      label="Nom, e-mail ou téléphone"
      type="search"
      name="q"
      maxLength={100}
      defaultValue={q}
      icon={<Search className="size-5" />}
    />
    <SelectField
      label="Afficher"
      name="filtre"
      defaultValue={filtre}
      options={compteFiltres.map((value) => ({ value, label: filtreLabels[value] }))}
    />
    <Button type="submit" className="mb-1.5">
      Rechercher
    </Button>
  </Form>
)

const filtreLabels: Record<CompteFiltre, string> = {
  tous: 'Tous',
  bloques: 'Bloqués',
  administrateurs: 'Administrateurs',
}
