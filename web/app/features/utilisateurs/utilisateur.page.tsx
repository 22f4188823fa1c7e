import { offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { publicNom } from '@colocdar/contracts/public-nom'
import { type Profil, utilisateurs } from '@colocdar/contracts/utilisateurs'
import { data, isRouteErrorResponse } from 'react-router'
import { PageLoading } from '../../layout/page-loading.tsx'
import { orSignInAgain } from '../../lib/auth/require-session.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { apiContext } from '../../lib/client/api-context.ts'
import { isMissing, orNotFound } from '../../lib/client/or-not-found.ts'
import { seo } from '../../lib/seo/seo.ts'
import type { CardOffre } from '../offres/shown-offre.ts'
import { toCardOffre } from '../offres/to-card-offre.ts'
import { ReportButton } from '../signalements/components/report-button.tsx'
import type { Route } from './+types/utilisateur.page.ts'
import { PublicHeader } from './components/public-header.tsx'
import { PublicLoadError } from './components/public-load-error.tsx'
import { PublicOffres } from './components/public-offres.tsx'
import { PublicRequest } from './components/public-request.tsx'
import { PublicTastes } from './components/public-tastes.tsx'
import { ReachMember } from './components/reach-member.tsx'
import { mayBeOwn, readOwnProfil } from './own-profil.ts'

interface LoadedProfil {
  /** Null when visitors may not see it: only the browser knows who is signed in. */
  profil: Profil | null
  offres: CardOffre[]
}

const nothing: LoadedProfil = { profil: null, offres: [] }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  try {
    const [profil, page] = await Promise.all([
      call(utilisateurs.one, { params: { id: params.id } }),
      call(offres.search, { query: { userId: params.id, verified: true, page: 0, size: 6 } }),
    ])
    return data<LoadedProfil>({ profil, offres: page.content.map(toCardOffre) })
  } catch (error) {
    if (isMissing(error)) return data<LoadedProfil>(nothing, { status: 404 })
    throw error
  }
}

/** A member whose ads all wait has no public profile yet, but sees their own. */
export const clientLoader = async ({
  serverLoader,
  request,
  params,
}: Route.ClientLoaderArgs): Promise<LoadedProfil> => {
  const loaded = await serverLoader()
  const id = Number(params.id)
  if (loaded.profil || !mayBeOwn(id)) return loaded
  return { ...loaded, profil: await orNotFound(orSignInAgain(request, readOwnProfil(id))) }
}
// On the first load too: the server renders the same page for everybody.
clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { profil } = (loaderData ?? {}) as Partial<LoadedProfil>
  if (!profil) return seo(matches, { title: 'Profil', description: 'Profil d’un membre.', index: false })
  const nom = publicNom(profil) ?? profil.username
  return seo(matches, {
    title: `Profil de ${nom}`,
    description: profil.apropos ?? `${nom} cherche ou propose une colocation au Maroc.`,
    path: paths.utilisateur(profil.id),
    type: 'profile',
  })
}

export default function UtilisateurPage({ loaderData, params }: Route.ComponentProps) {
  const { profil, offres } = loaderData as LoadedProfil
  const own = useAuth((auth) => auth.user?.id === Number(params.id))
  // Wait for the client loader.
  if (!profil) return own ? <PageLoading /> : <PublicLoadError missing />
  return (
    <div className="page-largeur grid items-start gap-6 py-8 md:py-12 lg:grid-cols-[20rem_1fr] lg:gap-8">
      <PublicHeader profil={profil}>
        <ReachMember profil={profil} />
        <ReportButton kind="utilisateur" id={profil.id} auteurId={profil.id} label="Signaler ce profil" />
      </PublicHeader>
      <div className="flex min-w-0 flex-col gap-6">
        <PublicTastes profil={profil} />
        {profil.demande && <PublicRequest demande={profil.demande} />}
        {offres.length > 0 && <PublicOffres offres={offres} />}
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PublicLoadError missing={isRouteErrorResponse(error) && error.status === 404} />
}
