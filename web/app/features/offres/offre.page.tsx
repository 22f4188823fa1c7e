import { conversations } from '@colocdar/contracts/conversations'
import { offres } from '@colocdar/contracts/offres'
import { paths, upload } from '@colocdar/contracts/paths'
import { data, replace } from 'react-router'
import { NoAnswer, NotFound } from '../../layout/not-found.tsx'
import { PageLoading } from '../../layout/page-loading.tsx'
import { orSignInAgain } from '../../lib/auth/require-session.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { apiContext } from '../../lib/client/api-context.ts'
import { isHidden } from '../../lib/client/hidden-ads.ts'
import { settled } from '../../lib/client/load-state.ts'
import { isMissing } from '../../lib/client/or-not-found.ts'
import { reportError } from '../../lib/client/report-error.ts'
import { seo } from '../../lib/seo/seo.ts'
import { breadcrumbData, structuredData } from '../../lib/seo/structured-data.ts'
import type { Route } from './+types/offre.page.ts'
import { OffreDetail } from './components/detail/offre-detail.tsx'
import { fetchOffresSimilaires } from './fetch-offres-recentes.ts'
import { crumbsOf, describeOffre, offreData } from './offre-seo.ts'
import { readOwnOffre } from './own-offre.ts'
import { type CardOffre, isVerified, type ShownOffre } from './shown-offre.ts'

interface LoadedOffre {
  /** Null when visitors may not see it: only the browser knows whether the owner is signed in. */
  offre: ShownOffre | null
  similaires: CardOffre[]
  /** In how many hours the owner usually answers, when that is known. */
  heures?: number | null
  /** There was no answer: the offer may well exist. */
  failed?: true
}

const nothing: LoadedOffre = { offre: null, similaires: [] }
const noAnswer: LoadedOffre = { ...nothing, failed: true }

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  try {
    const offre = await call(offres.one, { params })
    const [similaires, reactivite] = await Promise.all([
      fetchOffresSimilaires(call, offre),
      settled('réactivité', call(conversations.reactivite, { params: { id: offre.proprietaireId } })),
    ])
    return data<LoadedOffre>({ offre, similaires, heures: reactivite.value?.heures ?? null })
  } catch (error) {
    const missing = isMissing(error)
    if (!missing) reportError(`offre ${params.id}`, error)
    return missing ? data<LoadedOffre>(nothing, { status: 404 }) : data<LoadedOffre>(noAnswer, { status: 503 })
  }
}

export const clientLoader = async ({ serverLoader, request, params }: Route.ClientLoaderArgs): Promise<LoadedOffre> => {
  try {
    const loaded = isHidden(request.url) ? nothing : await serverLoader()
    return loaded.offre || loaded.failed
      ? loaded
      : { ...loaded, offre: await orSignInAgain(request, readOwnOffre(params.id)) }
  } catch (error) {
    if (error instanceof Response) throw error
    reportError(`offre ${params.id}`, error)
    // The address stays when there was no answer, so that a reload or another try works.
    if (isMissing(error)) throw replace(paths.notFound())
    return noAnswer
  }
}
// On the first load too: the server renders the same page for everybody.
clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { offre } = (loaderData ?? {}) as Partial<LoadedOffre>
  if (!offre) return seo(matches, { title: 'Page introuvable', description: 'La page n’existe pas.', index: false })
  const photo = offre.photos?.[0]
  return seo(matches, {
    ...describeOffre(offre),
    path: paths.offre(offre.id),
    image: photo && upload(photo.src, 1200),
    index: isVerified(offre) && !offre.endormie,
    structured: structuredData(offreData(matches, offre), breadcrumbData(matches, crumbsOf(offre))),
  })
}

export default function OffrePage({ loaderData }: Route.ComponentProps) {
  const { offre, similaires, heures, failed } = loaderData as LoadedOffre
  const signedIn = useAuth((auth) => auth.token !== null)
  if (offre) return <OffreDetail key={offre.id} offre={offre} similaires={similaires} heures={heures} />
  if (failed) return <NoAnswer />
  // A signed-in member may be its owner: wait for the client loader.
  return signedIn ? <PageLoading /> : <NotFound />
}
