import { conversations } from '@colocdar/contracts/conversations'
import { demandes } from '@colocdar/contracts/demandes'
import { data } from 'react-router'
import { apiContext } from '../../lib/client/api-context.ts'
import { settled } from '../../lib/client/load-state.ts'
import { isMissing } from '../../lib/client/or-not-found.ts'
import { reportError } from '../../lib/client/report-error.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'
import { fetchOffresRecentes } from '../offres/fetch-offres-recentes.ts'
import { failure, type LoadedDemande, nothing } from './loaded-demande.ts'

export const loader = async ({ context, params }: LoaderArgs<{ id: string }>) => {
  const call = context.get(apiContext)
  try {
    const demande = await call(demandes.one, { params })
    const [offres, reactivite] = await Promise.all([
      settled('offres récentes', fetchOffresRecentes(call, { villeId: demande.villeId })),
      settled('réactivité', call(conversations.reactivite, { params: { id: demande.demandeurId } })),
    ])
    const heures = reactivite.value?.heures ?? null
    return data<LoadedDemande>({ demande, offres: offres.value ?? [], heures, asked: false })
  } catch (error) {
    const missing = isMissing(error)
    if (!missing) reportError(failure, error)
    return data<LoadedDemande>({ ...nothing, failed: !missing }, { status: missing ? 404 : 503 })
  }
}
