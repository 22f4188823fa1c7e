import { conversations } from '@colocdar/contracts/conversations'
import { offres } from '@colocdar/contracts/offres'
import { data } from 'react-router'
import { apiContext } from '../../lib/client/api-context.ts'
import { settled } from '../../lib/client/load-state.ts'
import { isMissing } from '../../lib/client/or-not-found.ts'
import { reportError } from '../../lib/client/report-error.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'
import { fetchOffresSimilaires } from './fetch-offres-recentes.ts'
import { type LoadedOffre, noAnswer, nothing } from './loaded-offre.ts'

export const loader = async ({ context, params }: LoaderArgs<{ id: string }>) => {
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
