import { offres } from '@colocdar/contracts/offres'
import { apiContext } from '../../lib/client/api-context.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'
import { fetchOffresSimilaires } from './fetch-offres-recentes.ts'
import { readAnnonce } from './read-annonce.ts'

export const loader = ({ context, params }: LoaderArgs<{ id: string }>) => {
  const call = context.get(apiContext)
  return readAnnonce(call, {
    what: `offre ${params.id}`,
    read: call(offres.one, { params }),
    auteurId: ({ proprietaireId }) => proprietaireId,
    offres: (offre) => fetchOffresSimilaires(call, offre),
  })
}
