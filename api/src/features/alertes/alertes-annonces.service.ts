import { randomUUID } from 'node:crypto'
import { alerteLimits } from '@colocdar/contracts/alertes'
import { undoGraceSeconds, undoSeconds } from '@colocdar/contracts/moderation'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { alerte } from './alertes.mails.ts'
import {
  assignMail,
  deleteOldEnvois,
  insertEnvois,
  lockRecipients,
  lockWaiting,
  selectMatches,
} from './alertes-envois.repository.ts'

const dayMs = 24 * 3_600_000

/** Mails leave once a verification can no longer be undone; they look again whether the offer is public. */
const mailSeconds = undoSeconds + undoGraceSeconds + 5

/**
 * Tells the members whose alerts match that these offers are public, in the transaction that made them so: their mails
 * are queued if and only if it commits.
 */
export const announceOffres = async (
  tx: Db,
  { mails, clock }: Pick<Deps, 'mails' | 'clock'>,
  offreIds: number[],
): Promise<void> => {
  for (const offreId of offreIds) {
    const matches = await selectMatches(tx, offreId)
    if (matches.length === 0) continue
    const recipients = await lockRecipients(
      tx,
      matches.map(({ utilisateurId }) => utilisateurId),
    )
    const emails = new Map(recipients.map(({ id, email }) => [id, email]))
    const now = clock()
    const queued = await insertEnvois(tx, {
      offreId,
      matches: matches.filter(({ utilisateurId }) => emails.has(utilisateurId)),
      now,
      atMost: alerteLimits.immediatParJour,
      since: new Date(now.getTime() - dayMs),
    })
    await mails.enqueueMany(
      tx,
      queued.map(({ utilisateurId, mailId }) => ({
        mail: alerte.to(emails.get(utilisateurId) ?? '', {}),
        id: mailId,
        afterSeconds: mailSeconds,
      })),
    )
  }
}

/** Few enough for a short transaction. */
const batch = 200
const keptDays = 180

/** Queues one mail for each member with something to tell. A second run finds nothing. */
export const sendDailyAlertes = async ({ db, mails, clock }: Pick<Deps, 'db' | 'mails' | 'clock'>): Promise<void> => {
  for (;;) {
    const done = await db.transaction(async (tx) => {
      const recipients = await lockWaiting(tx, batch)
      const queued = recipients.map(({ id, email }) => ({ utilisateurId: id, email, mailId: randomUUID() }))
      for (const { utilisateurId, mailId } of queued) await assignMail(tx, utilisateurId, mailId)
      await mails.enqueueMany(
        tx,
        queued.map(({ email, mailId }) => ({ mail: alerte.to(email, {}), id: mailId, afterSeconds: 0 })),
      )
      return queued.length === 0
    })
    if (done) break
  }
  await deleteOldEnvois(db, new Date(clock().getTime() - keptDays * dayMs))
}
