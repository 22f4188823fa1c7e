import { conservationJours } from '@colocdar/contracts/conservation'
import { AppError } from '@colocdar/contracts/errors'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, requireSelf } from '../../http/acteur.ts'
import type { CallLog } from '../../http/route.ts'
import { lockCaller } from '../../limits/limits.repository.ts'
import type { Caller } from '../../limits/person-keys.ts'
import { quotaStart, requireRoom } from '../../limits/sliding-quotas.ts'
import { hasBlocked } from '../conversations/conversations-departures.service.ts'
import { hasPublicTelephone, isFreeRepeat, shownBefore } from './telephone.policy.ts'
import {
  countRecentTelephones,
  deleteShownTelephonesBefore,
  forgetViewersBefore,
  insertShownTelephone,
  selectCible,
  selectShownTelephones,
} from './telephone.repository.ts'
import * as texts from './telephone.texts.fr.ts'

/** Returns the number and records to whom it was shown. */
export const showTelephone = async (
  acteur: Acteur,
  { db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>,
  { id, userId, offreId, ip }: { id: number; userId: number; offreId?: number | undefined; ip: string },
): Promise<string> => {
  requireSelf(acteur, userId)
  const cible = await selectCible(db, id, offreId ?? null)
  if (!cible?.telephone || !hasPublicTelephone(cible)) throw notAvailable()
  // As of a member without a number: who is blocked must not learn it here.
  if (await hasBlocked(db, id, acteur.id)) throw notAvailable()
  const now = clock()
  const viewer = await limits.caller(acteur.id, ip)
  await db.transaction(async (tx) => {
    await lockCaller(tx, advisoryLocks.telephone, viewer)
    const shownBy = (by: keyof Caller) => selectShownTelephones(tx, { viewer, by, since: quotaStart(now) })
    if (isFreeRepeat(await shownBy('utilisateurId'), id, now)) return
    const pastOf = async (by: keyof Caller) => shownBefore(await shownBy(by), id)
    await requireRoom(pastOf, manyShown, { now, slack: limits.slack })
    await insertShownTelephone(tx, { ...viewer, cibleId: id, offreId, createdAt: now })
  })
  return cible.telephone
}

const notAvailable = () => new AppError('NOT_FOUND', { message: texts.unavailable })

const manyShown = {
  membre: texts.tooMany,
  network: texts.tooManyNetwork,
}

const hourMs = 3_600_000

/** Phone numbers shown in the last hour, on the whole site. */
export const countTelephonesOfHour = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> =>
  countRecentTelephones(db, new Date(clock().getTime() - hourMs))

/** The log of shown numbers ends as well. */
export const forgetShownTelephones = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteShownTelephonesBefore(db, new Date(clock().getTime() - conservationJours.revelations * 24 * hourMs))

/** Warns the operator of numbers collected from many networks, and deletes the viewers' digests after a day. */
export const watchTelephones = async (
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  log: Pick<CallLog, 'warn'>,
): Promise<void> => {
  await forgetViewersBefore(deps.db, quotaStart(deps.clock()))
  const shown = await countTelephonesOfHour(deps)
  const { telephoneAlert } = deps.config
  if (shown > telephoneAlert) log.warn({ shown, alert: telephoneAlert }, 'many phone numbers shown in an hour')
}
