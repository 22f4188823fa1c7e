import { paths, upload } from '@colocdar/contracts/paths'
import { replace } from 'react-router'
import * as texts from '#texts/features/offres/components/detail'
import { NoAnswer, NotFound } from '../../layout/not-found.tsx'
import { PageLoading } from '../../layout/page-loading.tsx'
import { useAuth } from '../../lib/auth/use-auth.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { breadcrumbData, structuredData } from '../../lib/seo/structured-data.ts'
import { annonceCrumbs } from '../listing/listing-seo.ts'
import { OffreDetail } from './components/detail/offre-detail.tsx'
import { loadAnnonce } from './load-annonce.ts'
import { describeOffre, offreData } from './offre-seo.ts'
import { readOwnOffre } from './own-offre.ts'
import { isVerified, type ShownOffre } from './shown-offre.ts'

export const loader = async ({ request, params }: LoaderArgs<{ id: string }>) => {
  const loaded = await loadAnnonce<ShownOffre>(request, `offre ${params.id}`, () => readOwnOffre(params.id))
  // The address stays when there was no answer, so that a reload or another try works.
  if (loaded.failure === 'missing') throw replace(paths.notFound())
  return loaded
}
// On the first load too: the server renders the same page for everybody.
loader.hydrate = true as const

export const meta: Meta<typeof loader> = ({ matches, loaderData }) => {
  const offre = loaderData?.annonce
  if (!offre) {
    const title = loaderData?.failure === 'noAnswer' ? texts.noAnswer : texts.notFound
    return seo(matches, { title, description: texts.notFoundDescription, index: false })
  }
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
  const { annonce: offre, offres, heures, failure } = loaderData
  const signedIn = useAuth((auth) => auth.token !== null)
  if (offre) return <OffreDetail key={offre.id} offre={offre} similaires={offres} heures={heures} />
  if (failure) return <NoAnswer />
  // A signed-in member may be its owner: wait for the client loader.
  return signedIn ? <PageLoading /> : <NotFound />
}
