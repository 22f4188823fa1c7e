import { type Correspondance, correspondances } from '@colocdar/contracts/correspondances'
import { call } from '../../lib/client/client.ts'

export const fetchCorrespondances = (query: { offreId: number } | { demandeId: number }): Promise<Correspondance[]> =>
  call(correspondances.list, { query })
