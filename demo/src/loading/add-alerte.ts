import type { Deps } from '@colocdar/api/deps'
import { createAlerte } from '@colocdar/api/features/alertes/alertes.service'
import type { AlerteDemo } from '../catalogue/types.ts'

interface Ids {
  membreIds: Map<string, number>
  villeIds: Map<string, number>
}

/** As a member does it: the columns that find alerts follow from the filters. */
export const addAlerte = async (
  deps: Pick<Deps, 'db' | 'clock'>,
  { membre, ville, filtres, frequence }: AlerteDemo,
  { membreIds, villeIds }: Ids,
): Promise<void> => {
  const acteur = { id: membreIds.get(membre) ?? 0, roles: [], emailVerified: true, profileFilled: true }
  const villeId = ville === undefined ? undefined : villeIds.get(ville)
  await createAlerte(acteur, deps, { type: 'offre', filtres: { ...filtres, ...(villeId && { villeId }) }, frequence })
}
