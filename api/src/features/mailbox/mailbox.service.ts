import { AppError } from '@colocdar/contracts/errors'
import type { Courrier } from '@colocdar/contracts/mailbox'
import type { Deps } from '../../deps.ts'
import { selectCourriers } from './mailbox.repository.ts'

const shownCourriers = 100

/** Newest first. Answers 404 outside the demo, as if there were no such route. */
export const listCourriers = async (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { to }: { to: string | null },
): Promise<Courrier[]> => {
  if (!config.demo) throw new AppError('NOT_FOUND', { message: 'Cette adresse de l’API n’existe pas.' })
  return selectCourriers(db, { to, limit: shownCourriers })
}
