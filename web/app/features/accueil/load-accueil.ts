import { type Avis, avis } from '@colocdar/contracts/avis'
import { blog } from '@colocdar/contracts/blog'
import type { Client } from '@colocdar/contracts/client'
import { demandes } from '@colocdar/contracts/demandes'
import { offres } from '@colocdar/contracts/offres'
import { villes } from '@colocdar/contracts/villes'
import { reportError } from '../../lib/client/report-error.ts'
import { type PostPreview, toPostPreview } from '../blog/post-preview.ts'
import { fetchOffresRecentes } from '../offres/fetch-offres-recentes.ts'
import { toCardOffre } from '../offres/to-card-offre.ts'
import { villesVisibles } from '../villes/villes-visibles.ts'

const latest = { page: 0, size: 6, verified: true }

/** Everything the home page shows. Reviews and posts are optional: the page renders without them. */
export const loadAccueil = async (call: Client) => {
  const [references, lastOffres, lastDemandes, lastAvis, posts] = await Promise.all([
    call(villes.init, {}),
    call(offres.search, { query: latest }),
    call(demandes.search, { query: latest }),
    orNone(
      'avis',
      async (): Promise<Avis[]> => (await call(avis.search, { query: { page: 0, size: 6, valide: true } })).content,
    ),
    orNone(
      'blog',
      async (): Promise<PostPreview[]> =>
        (await call(blog.list, { query: { maxResults: 3 } })).items.map(toPostPreview),
    ),
  ])
  return {
    villes: references.villeColocInfo,
    offres: lastOffres.content.map(toCardOffre),
    demandes: lastDemandes.content,
    recentes: await recentInLargestVille(call, references.villeColocInfo, lastOffres.content[0]?.id),
    avis: lastAvis,
    posts,
  }
}

/** The newest offers of the busiest city, without the offer that the page already shows first. */
const recentInLargestVille = async (
  call: Client,
  infos: Parameters<typeof villesVisibles>[0],
  excludedId: number | undefined,
) => {
  const [largest] = villesVisibles(infos)
  if (!largest) return null
  const found = await fetchOffresRecentes(call, { villeId: largest.id, ...(excludedId && { excludedId }) })
  return { ville: largest.nom, offres: found }
}

const orNone = async <T>(what: string, load: () => Promise<T[]>): Promise<T[]> => {
  try {
    return await load()
  } catch (error) {
    reportError(`accueil\u00a0: ${what}`, error)
    return []
  }
}
