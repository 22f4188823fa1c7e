import { avis } from '@colocdar/contracts/avis'
import { blog } from '@colocdar/contracts/blog'
import type { Client } from '@colocdar/contracts/client'
import { demandes } from '@colocdar/contracts/demandes'
import { offres } from '@colocdar/contracts/offres'
import { type VilleInfo, villes } from '@colocdar/contracts/villes'
import { apiContext } from '../../lib/client/api-context.ts'
import { settled } from '../../lib/client/load-state.ts'
import { nomOf } from '../../lib/formats/ville-nom.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'
import { toPostPreview } from '../blog/post-preview.ts'
import { fetchOffresRecentes } from '../offres/fetch-offres-recentes.ts'
import { toCardOffre } from '../offres/to-card-offre.ts'
import { villesVisibles } from '../villes/villes-visibles.ts'

export const loader = ({ context }: LoaderArgs) => loadAccueil(context.get(apiContext))

const latest = { page: 0, size: 6, verified: true }

/** Everything the home page shows. Reviews and posts are optional: the page renders without them. */
export const loadAccueil = async (call: Client) => {
  const [references, lastOffres, lastDemandes, lastAvis, posts] = await Promise.all([
    call(villes.init, {}),
    call(offres.search, { query: latest }),
    call(demandes.search, { query: latest }),
    settled('accueil\u00a0: avis', call(avis.search, { query: { page: 0, size: 6, valide: true } })),
    settled('accueil\u00a0: blog', call(blog.list, { query: { maxResults: 3 } })),
  ])
  return {
    villes: references.villeColocInfo,
    offres: lastOffres.content.map(toCardOffre),
    demandes: lastDemandes.content,
    recentes: await recentInLargestVille(call, references.villeColocInfo, lastOffres.content[0]?.id),
    avis: lastAvis.value?.content ?? [],
    posts: posts.value?.items.map(toPostPreview) ?? [],
  }
}

/** The newest offers of the busiest city, without the offer that the page already shows first. */
const recentInLargestVille = async (call: Client, infos: VilleInfo[], excludedId: number | undefined) => {
  const [largest] = villesVisibles(infos)
  if (!largest) return null
  const found = await fetchOffresRecentes(call, { villeId: largest.id, ...(excludedId && { excludedId }) })
  return { ville: nomOf(largest), offres: found }
}
