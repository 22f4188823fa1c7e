import { offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { utilisateurs } from '@colocdar/contracts/utilisateurs'
import { isRouteErrorResponse } from 'react-router'
import { apiContext } from '../../lib/client/api-context.ts'
import { orNotFound } from '../../lib/client/or-not-found.ts'
import { publicNom } from '../../lib/formats/nom.ts'
import { seo } from '../../lib/seo/seo.ts'
import { toCardOffre } from '../offres/shown-offre.ts'
import type { Route } from './+types/utilisateur.page.ts'
import { PublicHeader } from './components/public-header.tsx'
import { PublicLoadError } from './components/public-load-error.tsx'
import { PublicOffres } from './components/public-offres.tsx'
import { PublicRequest } from './components/public-request.tsx'
import { PublicTastes } from './components/public-tastes.tsx'
import { ReachMember } from './components/reach-member.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const [profil, page] = await orNotFound(
    Promise.all([
      call(utilisateurs.one, { params: { id: params.id } }),
      call(offres.search, { query: { userId: params.id, verified: true, page: 0, size: 6 } }),
    ]),
  )
  return { profil, offres: page.content.map(toCardOffre) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { profil } = loaderData ?? {}
  if (!profil) return seo(matches, { title: 'Profil', description: 'Profil d’un membre.', index: false })
  const nom = publicNom(profil) ?? profil.username
  return seo(matches, {
    title: `Profil de ${nom}`,
    description: profil.apropos ?? `${nom} cherche ou propose une colocation au Maroc.`,
    path: paths.utilisateur(profil.id),
    type: 'profile',
  })
}

export default function UtilisateurPage({ loaderData: { profil, offres } }: Route.ComponentProps) {
  return (
    <div className="page-largeur grid items-start gap-6 py-8 md:py-12 lg:grid-cols-[20rem_1fr] lg:gap-8">
      <PublicHeader profil={profil}>
        <ReachMember profil={profil} />
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
