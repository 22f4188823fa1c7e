import { type Paged, toPaged } from '@colocdar/contracts/common'
import type { SignalementDossier } from '@colocdar/contracts/signalements'
import type { Db } from '../../db/database.ts'
import { countDossiers, selectDossiers } from './signalements-decisions.repository.ts'

export const listDossiers = async (
  db: Db,
  { page, size }: { page: number; size: number },
): Promise<Paged<SignalementDossier>> => {
  const [content, total] = await Promise.all([
    selectDossiers(db, { limit: size, offset: page * size }),
    countDossiers(db),
  ])
  return toPaged(content, { page, size }, total)
}
