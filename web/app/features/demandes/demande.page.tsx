import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/demandes'
import { PageLoading } from '../../layout/page-loading.tsx'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { call } from '../../lib/client/client.ts'
import { formatPrix } from '../../lib/formats/prix.ts'
import { truncate } from '../../lib/formats/truncate.ts'
import { nomOf } from '../../lib/formats/ville-nom.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { breadcrumbData, structuredData } from '../../lib/seo/structured-data.ts'
import { annonceCrumbs } from '../listing/listing-seo.ts'
import { loadAnnonce } from '../offres/load-annonce.ts'
import { DemandeDetail } from './components/detail/demande-detail.tsx'
import { DemandeLoadError, DemandeNoAnswer } from './components/detail/demande-load-error.tsx'
import type { ShownDemande } from './shown-demande.ts'

export const loader = ({ request, params }: LoaderArgs<{ id: string }>) =>
  loadAnnonce<ShownDemande>(request, 'Error fetching demande', async () => {
    // Imported lazily: it brings zod, which visitors do not need.
    const { demandes } = await import('@colocdar/contracts/demandes')
    return call(demandes.one, { params })
  })
// On the first load too: the server renders the same page for everybody.
loader.hydrate = true as const

export const meta: Meta<typeof loader> = ({ matches, loaderData }) => {
  const demande = loaderData?.annonce
  if (!demande) return seo(matches, { title: texts.notFound, description: texts.loadFailed, index: false })
  const { id, titre, ville, budget, description, verified, endormie } = demande
  return seo(matches, {
    title: texts.pageTitle(titre, nomOf(ville)),
    description: truncate(
      texts.pageDescription({
        ville: nomOf(ville),
        budget: budget ? formatPrix(budget) : null,
        description: description ?? '',
      }),
      160,
    ),
    path: paths.demande(id),
    index: verified === true && !endormie,
    structured: structuredData(breadcrumbData(matches, annonceCrumbs('demandes', demande))),
  })
}

export default function DemandePage({ loaderData }: PageProps<typeof loader>) {
  const { annonce: demande, offres, heures, failure } = loaderData
  const signedIn = useAuth((auth) => auth.token !== null)
  if (demande) return <DemandeDetail key={demande.id} demande={demande} offres={offres} heures={heures} />
  if (failure === 'noAnswer') return <DemandeNoAnswer />
  // A signed-in member may be its author: wait for the client loader.
  return signedIn && !failure ? <PageLoading /> : <DemandeLoadError message={texts.loadFailed} />
}
