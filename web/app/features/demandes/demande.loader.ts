import { demandes } from '@colocdar/contracts/demandes'
import { apiContext } from '../../lib/client/api-context.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'
import { fetchOffresRecentes } from '../offres/fetch-offres-recentes.ts'
import { readAnnonce } from '../offres/read-annonce.ts'

export const loader = ({ context, params }: LoaderArgs<{ id: string }>) => {
  const call = context.get(apiContext)
  return readAnnonce(call, {
    what: 'Error fetching demande',
    read: call(demandes.one, { params }),
    auteurId: ({ demandeurId }) => demandeurId,
    offres: ({ villeId }) => fetchOffresRecentes(call, { villeId }),
  })
}
