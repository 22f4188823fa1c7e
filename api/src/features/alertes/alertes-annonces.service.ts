import { randomUUID } from 'node:crypto'
import { type AlerteType, alerteLimits, alerteTypes } from '@colocdar/contracts/alertes'
import { undoGraceSeconds, undoSeconds } from '@colocdar/contracts/moderation'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { alerteMails } from './alertes.mails.ts'
import {
  assignMail,
  deleteOldEnvois,
  insertEnvois,
  lockRecipients,
  lockWaiting,
  selectMatches,
} from './alertes-envois.repository.ts'

const dayMs = 24 * 3_600_000

/** Mails leave once a verification can no longer be undone; they look again whether the ad is public. */
const mailSeconds = undoSeconds + undoGraceSeconds + 5

/** What telling others of a new ad may need. */
export type PublishedDeps = Pick<Deps, 'mails' | 'clock'>

/** One ad, or all of a member. */
export type SomeAnnonces = { id: number } | { auteurId: number }

/**
 * Runs a change that may make ads public: verified, available again, awake, no longer hidden. Every such change runs in
 * here, so that alerts hear of each ad that enters the public lists, in the same transaction; some may have been public
 * before.
 */
export const publishing =
  (type: AlerteType, selectPublicIds: (db: Db, which: SomeAnnonces) => Promise<number[]>) =>
  async <T>(tx: Db, deps: PublishedDeps, which: SomeAnnonces, change: () => Promise<T>): Promise<T> => {
    const before = new Set(await selectPublicIds(tx, which))
    const changed = await change()
    const published = (await selectPublicIds(tx, which)).filter((id) => !before.has(id))
    await announce(tx, deps, type, published)
    return changed
  }

/**
 * Tells the members whose alerts match that these ads are public, in the transaction that made them so: their mails are
 * queued if and only if it commits.
 */
export const announce = async (
  tx: Db,
  { mails, clock }: PublishedDeps,
  type: AlerteType,
  annonceIds: number[],
): Promise<void> => {
  for (const annonceId of annonceIds) {
    const matches = await selectMatches(tx, type, annonceId)
    if (matches.length === 0) continue
    const recipients = await lockRecipients(
      tx,
      matches.map(({ utilisateurId }) => utilisateurId),
    )
    const emails = new Map(recipients.map(({ id, email }) => [id, email]))
    const now = clock()
    const queued = await insertEnvois(tx, {
      type,
      annonceId,
      matches: matches.filter(({ utilisateurId }) => emails.has(utilisateurId)),
      now,
      atMost: alerteLimits.immediatParJour,
      since: new Date(now.getTime() - dayMs),
    })
    await mails.enqueueMany(
      tx,
      queued.map(({ utilisateurId, mailId }) => ({
        mail: alerteMails[type].to(emails.get(utilisateurId) ?? '', {}),
        id: mailId,
        afterSeconds: mailSeconds,
      })),
    )
  }
}

/** Few enough for a short transaction. */
const batch = 200
const keptDays = 180

type DailyDeps = Pick<Deps, 'db' | 'mails' | 'clock'>

/** Queues one mail of each type for each member with something to tell. A second run finds nothing. */
export const sendDailyAlertes = async (deps: DailyDeps): Promise<void> => {
  for (const type of alerteTypes) await sendDaily(deps, type)
  await deleteOldEnvois(deps.db, new Date(deps.clock().getTime() - keptDays * dayMs))
}

const sendDaily = async ({ db, mails }: DailyDeps, type: AlerteType): Promise<void> => {
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const recipients = await lockWaiting(tx, type, batch)
      const queued = recipients.map(({ id, email }) => ({ utilisateurId: id, email, mailId: randomUUID() }))
      for (const { utilisateurId, mailId } of queued) await assignMail(tx, type, utilisateurId, mailId)
      await mails.enqueueMany(
        tx,
        queued.map(({ email, mailId }) => ({ mail: alerteMails[type].to(email, {}), id: mailId, afterSeconds: 0 })),
      )
      return queued.length === 0
    })
    if (done) return
  }
}
