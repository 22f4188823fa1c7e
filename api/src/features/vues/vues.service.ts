import { addDays, dayOf, startOfDay } from '@colocdar/contracts/jour'
import { type AnnonceFigures, figureDays } from '@colocdar/contracts/vues'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { deleteViewsBefore, selectFigures } from './vues.repository.ts'
import { type Seen, toEmptySearch, toView } from './vues-visitor.rules.ts'

export const countView = async ({ views }: Pick<Deps, 'views'>, seen: Seen): Promise<void> => {
  const view = toView(seen)
  if (view) views.add(view)
}

export const countRecherche = async (
  { views }: Pick<Deps, 'views'>,
  searched: Parameters<typeof toEmptySearch>[0],
): Promise<void> => {
  const search = toEmptySearch(searched)
  if (search) views.add(search)
}

/** What the member's own ads brought in the last days. */
export const readFigures = async (
  acteur: Acteur,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<AnnonceFigures[]> => {
  const today = dayOf(clock())
  const since = startOfDay(addDays(today, 1 - figureDays))
  const rows = await selectFigures(db, acteur.id, { today, since })
  return rows.map((row) => ({ ...row, vues: row.parJour.reduce((sum, day) => sum + day, 0) }))
}

/** Runs every hour; what it forgets is of the day before. */
export const forgetVisitors = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteViewsBefore(db, dayOf(clock()))
