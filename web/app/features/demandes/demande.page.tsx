import { paths } from '@colocdar/contracts/paths'
import { PageLoading } from '../../layout/page-loading.tsx'
import { orSignInAgain } from '../../lib/auth/require-session.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { isHidden } from '../../lib/client/hidden-ads.ts'
import { isMissing } from '../../lib/client/or-not-found.ts'
import { reportError } from '../../lib/client/report-error.ts'
import { formatPrix } from '../../lib/formats/prix.ts'
import { truncate } from '../../lib/formats/truncate.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { fromServer } from '../../lib/pages/page-data.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { breadcrumbData, structuredData } from '../../lib/seo/structured-data.ts'
import { annonceCrumbs } from '../listing/listing-seo.ts'
import { DemandeDetail } from './components/detail/demande-detail.tsx'
import { DemandeLoadError, DemandeNoAnswer } from './components/detail/demande-load-error.tsx'
import type { loader as serverLoader } from './demande.loader.ts'
import { failure, type LoadedDemande, nothing } from './loaded-demande.ts'
import { readOwnDemande } from './own-demande.ts'

export const loader = async ({ request, params }: LoaderArgs<{ id: string }>): Promise<LoadedDemande> => {
  try {
    const loaded = isHidden(request.url) ? nothing : await fromServer<typeof serverLoader>({ request })
    if (loaded.demande || loaded.failed) return loaded
    return { ...loaded, demande: await orSignInAgain(request, readOwnDemande(params.id)), asked: true }
  } catch (error) {
    if (error instanceof Response) throw error
    reportError(failure, error)
    return { demande: null, offres: [], asked: true, failed: !isMissing(error) }
  }
}
// On the first load too: the server renders the same page for everybody.
loader.hydrate = true as const

export const meta: Meta<typeof loader> = ({ matches, loaderData }) => {
  const { demande } = loaderData ?? nothing
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
    structured: structuredData(breadcrumbData(matches, annonceCrumbs('demandes', demande))),
  })
}

export default function DemandePage({ loaderData }: PageProps<typeof loader>) {
  const { demande, offres, heures, asked, failed } = loaderData
  const signedIn = useAuth((auth) => auth.token !== null)
  if (demande) return <DemandeDetail key={demande.id} demande={demande} offres={offres} heures={heures} />
  if (failed) return <DemandeNoAnswer />
  // A signed-in member may be its author: wait for the client loader.
  return signedIn && !asked ? <PageLoading /> : <DemandeLoadError message={failure} />
}
