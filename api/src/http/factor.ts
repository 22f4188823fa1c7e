import type { Endpoint } from '@colocdar/contracts/endpoint'
import { AppError } from '@colocdar/contracts/errors'
import type { Acteur } from './acteur.ts'

const recentMs = 15 * 60_000

/** Until the second factor is shown, the session opens nothing but the calls that show it: public ones neither. */
export const requireFactor = ({ factor }: Acteur, endpoint: Endpoint | undefined): void => {
  if (factor && !factor.shownAt && !endpoint?.beforeFactor) throw new AppError('FACTOR_REQUIRED')
}

/** For what a stolen session must not do: the factor is asked for again after 15 minutes. */
export const requireRecentFactor = ({ factor }: Acteur, now: Date): void => {
  if (!factor) return
  if (!factor.shownAt || now.getTime() - factor.shownAt.getTime() > recentMs) throw new AppError('FACTOR_AGAIN')
}
