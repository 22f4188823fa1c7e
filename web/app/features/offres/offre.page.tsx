import { paths, upload } from '@colocdar/contracts/paths'
import { replace } from 'react-router'
import { NoAnswer, NotFound } from '../../layout/not-found.tsx'
import { PageLoading } from '../../layout/page-loading.tsx'
import { orSignInAgain } from '../../lib/auth/require-session.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { isHidden } from '../../lib/client/hidden-ads.ts'
import { isMissing } from '../../lib/client/or-not-found.ts'
import { reportError } from '../../lib/client/report-error.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { fromServer } from '../../lib/pages/page-data.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { breadcrumbData, structuredData } from '../../lib/seo/structured-data.ts'
import { annonceCrumbs } from '../listing/listing-seo.ts'
import { OffreDetail } from './components/detail/offre-detail.tsx'
import { type LoadedOffre, noAnswer, nothing } from './loaded-offre.ts'
import type { loader as serverLoader } from './offre.loader.ts'
import { describeOffre, offreData } from './offre-seo.ts'
import { readOwnOffre } from './own-offre.ts'
import { isVerified } from './shown-offre.ts'

export const loader = async ({ request, params }: LoaderArgs<{ id: string }>): Promise<LoadedOffre> => {
  try {
    const loaded = isHidden(request.url) ? nothing : await fromServer<typeof serverLoader>({ request })
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
loader.hydrate = true as const

export const meta: Meta<typeof loader> = ({ matches, loaderData }) => {
  const { offre } = loaderData ?? nothing
  if (!offre) return seo(matches, { title: 'Page introuvable', description: 'La page n’existe pas.', index: false })
  const photo = offre.photos?.[0]
  return seo(matches, {
    ...describeOffre(offre),
    path: paths.offre(offre.id),
    image: photo && upload(photo.src, 1200),
    index: isVerified(offre) && !offre.endormie,
    structured: structuredData(offreData(matches, offre), breadcrumbData(matches, annonceCrumbs('offres', offre))),
  })
}

export default function OffrePage({ loaderData }: PageProps<typeof loader>) {
  const { offre, similaires, heures, failed } = loaderData
  const signedIn = useAuth((auth) => auth.token !== null)
  if (offre) return <OffreDetail key={offre.id} offre={offre} similaires={similaires} heures={heures} />
  if (failed) return <NoAnswer />
  // A signed-in member may be its owner: wait for the client loader.
  return signedIn ? <PageLoading /> : <NotFound />
}
