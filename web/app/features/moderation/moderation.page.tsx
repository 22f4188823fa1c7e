import { moderation } from '@colocdar/contracts/moderation'
import { signalements } from '@colocdar/contracts/signalements'
import { useState } from 'react'
import { showAttente, totalOf } from '../../admin/attente-store.ts'
import { adminLoad } from '../../admin/require-admin.ts'
import { call } from '../../lib/client/client.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { loadVilleOptions } from '../villes/load-ville-options.ts'
import { DossierQueue } from './components/dossier-queue.tsx'
import { Queue } from './components/queue.tsx'
import { readQueueFilter } from './queue-filter.ts'
import { dossiersAtOnce } from './use-dossiers.ts'
import { queueSize } from './use-queue.ts'

export const loader = async ({ request }: LoaderArgs) => {
  const filter = readQueueFilter(new URL(request.url).searchParams)
  const [queue, villes, reported] = await adminLoad(
    Promise.all([
      call(moderation.queue, { query: { ...filter, size: queueSize } }),
      loadVilleOptions(),
      call(signalements.dossiers, { query: { size: dossiersAtOnce } }),
    ]),
  )
  // The menu counts all cities.
  showAttente({
    signales: reported.totalElements,
    ...(filter.villeId === undefined && { total: totalOf(queue.counts) }),
  })
  // A new visit starts over, even at the same URL.
  return { filter, queue, villes, reported, visit: crypto.getRandomValues(new Uint32Array(1))[0] }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: 'Vérifications', description: 'Ce qui attend une décision.', index: false })

export default function ModerationPage({ loaderData }: PageProps<typeof loader>) {
  return <Moderation key={loaderData.visit} {...loaderData} />
}

type ModerationProps = PageProps<typeof loader>['loaderData']

/** What is reported comes first, unless the administrator looks for one kind or city. */
const Moderation = ({ filter, queue, villes, reported }: ModerationProps) => {
  const filtered = filter.kind !== undefined || filter.villeId !== undefined
  const [onReports, setOnReports] = useState(!filtered && !reported.empty)
  return onReports ? (
    <DossierQueue loaded={reported.content} onDone={() => setOnReports(false)} />
  ) : (
    <Queue loaded={queue} filter={filter} villes={villes} />
  )
}
