import { moderation } from '@colocdar/contracts/moderation'
import { adminLoad } from '../../admin/require-admin.ts'
import { call } from '../../lib/client/client.ts'
import { seo } from '../../lib/seo/seo.ts'
import { loadVilleOptions } from '../villes/load-ville-options.ts'
import type { Route } from './+types/moderation.page.ts'
import { Queue } from './components/queue.tsx'
import { readQueueFilter } from './queue-filter.ts'
import { queueSize } from './use-queue-extension.ts'

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const filter = readQueueFilter(new URL(request.url).searchParams)
  const [queue, villes] = await adminLoad(
    Promise.all([call(moderation.queue, { query: { ...filter, size: queueSize } }), loadVilleOptions()]),
  )
  // A new visit starts over, even at the same URL.
  return { filter, queue, villes, visit: crypto.getRandomValues(new Uint32Array(1))[0] }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: 'Vérifications', description: 'Ce qui attend une décision.', index: false })

export default function ModerationPage({ loaderData: { filter, queue, villes, visit } }: Route.ComponentProps) {
  return <Queue key={visit} loaded={queue} filter={filter} villes={villes} />
}
