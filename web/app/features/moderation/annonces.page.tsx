import { type AnnonceEtat, annonceEtats } from '@colocdar/contracts/annonces-etats'
import { type AnnonceTrouvee, moderation } from '@colocdar/contracts/moderation'
import { paths, withQuery } from '@colocdar/contracts/paths'
import { Form } from 'react-router'
import { AdminHeading } from '../../admin/admin-heading.tsx'
import { AdminTable } from '../../admin/admin-table.tsx'
import { readPage } from '../../admin/read-page.ts'
import { adminLoad } from '../../admin/require-admin.ts'
import { call } from '../../lib/client/client.ts'
import { formatDate } from '../../lib/formats/dates.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Badge, type BadgeTone } from '../../ui/elements/badge.tsx'
import { Button } from '../../ui/elements/button.tsx'
import { Link } from '../../ui/elements/link.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Search } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Pager } from '../../ui/navigation/pager.tsx'
import { kindLabels } from './queue-filter.ts'

export const loader = async ({ request }: LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const q = search.get('q')?.trim().slice(0, 100) ?? ''
  const page = readPage(search)
  const found = q ? await adminLoad(call(moderation.search, { query: { q, page } })) : null
  return { q, page, found }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Annonces', description: 'Toutes les annonces.', index: false })

export default function AnnoncesPage({ loaderData: { q, page, found } }: PageProps<typeof loader>) {
  const hrefFor = (target: number) => withQuery(paths.adminAnnonces(), { q, page: target || null })
  return (
    <>
      <AdminHeading title="Annonces" text="Toutes, quel que soit leur état." />
      <Form action={paths.adminAnnonces()} role="search" className="mb-4 grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          key={q}
          label="Titre, quartier, numéro ou auteur"
          type="search"
          name="q"
          maxLength={100}
          defaultValue={q}
          icon={<Search className="size-5" />}
        />
        <Button type="submit" className="mb-1.5">
          Rechercher
        </Button>
      </Form>
      {found && found.content.length === 0 && (
        <EmptyState title="Aucune annonce" text="Rien ne correspond à cette recherche." />
      )}
      {found && found.content.length > 0 && <AnnoncesTable annonces={found.content} />}
      {(page > 0 || found?.suite) && (
        <div className="mt-4">
          <Pager page={page} hasPrevious={page > 0} hasNext={found?.suite === true} hrefFor={hrefFor} />
        </div>
      )}
    </>
  )
}

const AnnoncesTable = ({ annonces }: { annonces: readonly AnnonceTrouvee[] }) => (
  <AdminTable caption="Annonces" columns={['Annonce', 'Type', 'Ville', 'Auteur', 'Déposée le', 'État']}>
    {annonces.map(({ kind, id, titre, ville, auteur, etat, createdAt }) => (
      <tr key={`${kind}-${id}`}>
        <td>
          <Link
            to={kind === 'offre' ? paths.offre(id) : paths.demande(id)}
            className="lien inline-flex min-h-8 items-center font-semibold"
          >
            <bdi>{titre}</bdi>
          </Link>
        </td>
        <td className="whitespace-nowrap">
          {kindLabels[kind].one} {id}
        </td>
        <td className="whitespace-nowrap">{ville}</td>
        <td>
          <Link to={paths.adminMembre(auteur.id)} className="lien">
            {auteur.username}
          </Link>
        </td>
        <td className="whitespace-nowrap">{formatDate(createdAt)}</td>
        <td>
          <Badge tone={tones[etat]}>{annonceEtats[etat].label}</Badge>
        </td>
      </tr>
    ))}
  </AdminTable>
)

const tones: Record<AnnonceEtat, BadgeTone> = {
  attente: 'safran',
  publique: 'menthe',
  modification: 'safran',
  endormie: 'neutre',
  louee: 'neutre',
  signalee: 'grenade',
  refusee: 'grenade',
  retiree: 'grenade',
  bloquee: 'grenade',
}
