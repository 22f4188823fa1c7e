import { paths, withQuery } from '@colocdar/contracts/paths'
import { readPage } from '../../admin/read-page.ts'
import { currentUser } from '../../lib/auth/require-session.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { settled } from '../../lib/client/load-state.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { Plus } from '../../ui/icons.ts'
import { AnnoncesLoadError, BackToProfile } from './components/annonces-page.tsx'
import { MesOffresList } from './components/mes-offres-list.tsx'
import { loadMesOffres } from './load-annonces.ts'

export const loader = ({ request }: LoaderArgs) =>
  settled('mes annonces', loadMesOffres(currentUser().id, readPage(new URL(request.url).searchParams)))

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Mes annonces', description: 'Vos offres de colocation.', index: false })

export default function MesAnnoncesPage({ loaderData: { value, error } }: PageProps<typeof loader>) {
  const demandeFilled = useAuth((auth) => auth.demandeFilled)
  return (
    <div className="page-largeur flex flex-col gap-6 py-8 md:py-12">
      <div className="flex flex-col items-start gap-4">
        <BackToProfile />
        <div className="flex w-full flex-wrap items-center justify-between gap-4">
          <h1 className="text-3xl md:text-4xl">Mes Annonces</h1>
          <div className="flex flex-wrap gap-3">
            {demandeFilled && (
              <ButtonLink to={withQuery(paths.annonces(), { type: 'demande' })} variant="quiet">
                Voir ma demande
              </ButtonLink>
            )}
            {value && value.offres.totalElements > 0 && (
              <ButtonLink to={paths.addOffre()} icon={<Plus className="size-5" />}>
                Publier une offre
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      {value ? <MesOffresList {...value} /> : <AnnoncesLoadError message={error ?? ''} />}
    </div>
  )
}
