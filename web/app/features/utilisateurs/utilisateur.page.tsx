import { paths } from '@colocdar/contracts/paths'
import { publicNom } from '@colocdar/contracts/public-nom'
import { isRouteErrorResponse } from 'react-router'
import * as texts from '#texts/features/utilisateurs'
import { PageLoading } from '../../layout/page-loading.tsx'
import { orSignInAgain } from '../../lib/auth/require-session.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { orNotFound } from '../../lib/client/or-not-found.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { fromServer } from '../../lib/pages/page-data.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { ReportButton } from '../signalements/components/report-button.tsx'
import { PublicHeader, ReachMember } from './components/public-header.tsx'
import { PublicLoadError } from './components/public-load-error.tsx'
import { PublicOffres, PublicRequest, PublicTastes } from './components/public-request.tsx'
import { readOwnProfil } from './own-profil.ts'
import type { LoadedProfil, loader as serverLoader } from './utilisateur.loader.ts'

/** A member whose ads all wait has no public profile yet, but sees their own. */
export const loader = async ({ request, params }: LoaderArgs<{ id: string }>): Promise<LoadedProfil> => {
  const loaded = await fromServer<typeof serverLoader>({ request })
  if (loaded.profil) return loaded
  return { ...loaded, profil: await orNotFound(orSignInAgain(request, readOwnProfil(Number(params.id)))) }
}
// On the first load too: the server renders the same page for all visitors.
loader.hydrate = true as const

export const meta: Meta<typeof loader> = ({ matches, loaderData }) => {
  const profil = loaderData?.profil
  if (!profil) return seo(matches, { title: texts.publicTitle, description: texts.publicDescription, index: false })
  const nom = publicNom(profil) ?? profil.username
  return seo(matches, {
    title: texts.profileOf(nom),
    description: profil.apropos ?? texts.memberDescription(nom),
    path: paths.utilisateur(profil.id),
    type: 'profile',
  })
}

export default function UtilisateurPage({ loaderData, params }: PageProps<typeof loader, { id: string }>) {
  const { profil, offres } = loaderData
  const own = useAuth((auth) => auth.user?.id === Number(params.id))
  // Wait for the client loader.
  if (!profil) return own ? <PageLoading /> : <PublicLoadError missing />
  return (
    <div
      // The next member's page must not show this one's number.
      key={profil.id}
      className="page-largeur grid items-start gap-6 py-8 md:py-12 lg:grid-cols-[20rem_1fr] lg:gap-8"
    >
      <PublicHeader profil={profil}>
        <ReachMember profil={profil} />
        <ReportButton kind="utilisateur" id={profil.id} auteurId={profil.id} label={texts.report} />
      </PublicHeader>
      <div className="flex min-w-0 flex-col gap-6">
        <PublicTastes profil={profil} />
        {profil.demande && <PublicRequest demande={profil.demande} />}
        {offres.length > 0 && <PublicOffres offres={offres} />}
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <PublicLoadError missing={isRouteErrorResponse(error) && error.status === 404} />
}
