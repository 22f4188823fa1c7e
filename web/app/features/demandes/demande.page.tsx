import { conversations } from '@colocdar/contracts/conversations'
import { demandes } from '@colocdar/contracts/demandes'
import { paths } from '@colocdar/contracts/paths'
import { data } from 'react-router'
import { PageLoading } from '../../layout/page-loading.tsx'
import { orSignInAgain } from '../../lib/auth/require-session.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { apiContext } from '../../lib/client/api-context.ts'
import { isHidden } from '../../lib/client/hidden-ads.ts'
import { settled } from '../../lib/client/load-state.ts'
import { isMissing } from '../../lib/client/or-not-found.ts'
import { reportError } from '../../lib/client/report-error.ts'
import { formatPrix } from '../../lib/formats/prix.ts'
import { truncate } from '../../lib/formats/truncate.ts'
import { seo } from '../../lib/seo/seo.ts'
import { breadcrumbData, structuredData } from '../../lib/seo/structured-data.ts'
import { fetchOffresRecentes } from '../offres/fetch-offres-recentes.ts'
import type { CardOffre } from '../offres/shown-offre.ts'
import type { Route } from './+types/demande.page.ts'
import { DemandeDetail } from './components/detail/demande-detail.tsx'
import { DemandeLoadError, DemandeNoAnswer } from './components/detail/demande-load-error.tsx'
import { crumbsOf } from './demande-crumbs.ts'
import { readOwnDemande } from './own-demande.ts'
import type { ShownDemande } from './shown-demande.ts'

interface LoadedDemande {
  /** Null when visitors may not see it: only the browser knows whether the author is signed in. */
  demande: ShownDemande | null
  /** Recent offers in the same city. */
  offres: CardOffre[]
  /** In how many hours the author usually answers. */
  heures?: number | null
  /** The browser has asked too, with the session of the member. */
  asked: boolean
  /** There was no answer: the request may well exist. */
  failed?: boolean
}

const failure = 'Error fetching demande'
const nothing: LoadedDemande = { demande: null, offres: [], asked: false }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  try {
    const demande = await call(demandes.one, { params })
    const [offres, reactivite] = await Promise.all([
      settled('offres récentes', fetchOffresRecentes(call, { villeId: demande.villeId })),
      settled('réactivité', call(conversations.reactivite, { params: { id: demande.demandeurId } })),
    ])
    const heures = reactivite.value?.heures ?? null
    return data<LoadedDemande>({ demande, offres: offres.value ?? [], heures, asked: false })
  } catch (error) {
    const missing = isMissing(error)
    if (!missing) reportError(failure, error)
    return data<LoadedDemande>({ ...nothing, failed: !missing }, { status: missing ? 404 : 503 })
  }
}

export const clientLoader = async ({
  serverLoader,
  request,
  params,
}: Route.ClientLoaderArgs): Promise<LoadedDemande> => {
  try {
    const loaded = isHidden(request.url) ? nothing : await serverLoader()
    if (loaded.demande || loaded.failed) return loaded
    return { ...loaded, demande: await orSignInAgain(request, readOwnDemande(params.id)), asked: true }
  } catch (error) {
    if (error instanceof Response) throw error
    reportError(failure, error)
    return { demande: null, offres: [], asked: true, failed: !isMissing(error) }
  }
}
// On the first load too: the server renders the same page for everybody.
clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { demande } = (loaderData ?? {}) as Partial<LoadedDemande>
  if (!demande) return seo(matches, { title: 'Demande introuvable', description: failure, index: false })
  const { id, titre, ville, budget, description, verified, endormie } = demande
  const place = ville ? ` à ${ville.nom}` : ''
  return seo(matches, {
    title: `${titre || 'Demande de colocation'}${place}`,
    description: truncate(
      `Cherche une colocation${place}${budget ? `, budget ${formatPrix(budget)} par mois` : ''}. ${description ?? ''}`,
      160,
    ),
    path: paths.demande(id),
    index: verified === true && !endormie,
    structured: structuredData(breadcrumbData(matches, crumbsOf(demande))),
  })
}

export default function DemandePage({ loaderData }: Route.ComponentProps) {
  const { demande, offres, heures, asked, failed } = loaderData as LoadedDemande
  const signedIn = useAuth((auth) => auth.token !== null)
  if (demande) return <DemandeDetail key={demande.id} demande={demande} offres={offres} heures={heures} />
  if (failed) return <DemandeNoAnswer />
  // A signed-in member may be its author: wait for the client loader.
  return signedIn && !asked ? <PageLoading /> : <DemandeLoadError message={failure} />
}
