import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { notifyMembres } from '../../events/notify-membres.ts'
import type { Acteur } from '../../http/acteur.ts'
import { discardJobsWith } from '../../jobs/stored-jobs.ts'
import { quotaStart } from '../../limits/sliding-quotas.ts'
import { noLongerMember, requireConversation } from './conversations.policy.ts'
import type { Sides } from './conversations.repository.ts'
import { thanksJobs } from './conversations-choix.service.ts'
import {
  deleteBlocage,
  deleteConversationsAlone,
  deleteOldConversations,
  forgetOpenersBefore,
  freezeReadMarks,
  insertBlocage,
  isBlocked,
  releaseReadMarks,
  selectCorrespondants,
  updateOthers,
} from './conversations-departures.repository.ts'
import {
  changeMembre,
  countChange,
  countUnreadIn,
  lockConversation,
  lockMembres,
} from './conversations-writes.repository.ts'

/** Read marks: shown in the member's other tabs, and to the author of the messages. */
export const markRead = (
  acteur: Acteur,
  { db, mails }: Pick<Deps, 'db' | 'mails'>,
  { id, jusqua }: { id: number; jusqua: number },
): Promise<void> =>
  change(acteur, db, id, async (tx, sides) => {
    const { moi } = sides
    const luId = Math.max(moi.luId, Math.min(jusqua, moi.dernierId ?? 0))
    const nonLus = await countUnreadIn(tx, acteur.id, id, luId)
    if (luId === moi.luId && nonLus === moi.nonLus) return
    if (nonLus === 0 && moi.mailPrevu) await mails.cancel(tx, moi.mailPrevu)
    await changeMembre(tx, moi, { luId, nonLus, ...(nonLus === 0 && { mailPrevu: null }) })
    await showOther(tx, sides)
  })

/** The other member keeps the messages, and sees that this one has left. */
export const leaveConversation = (
  acteur: Acteur,
  { db, mails, clock }: Pick<Deps, 'db' | 'mails' | 'clock'>,
  id: number,
): Promise<void> =>
  change(acteur, db, id, async (tx, sides) => {
    const { moi } = sides
    if (moi.mailPrevu) await mails.cancel(tx, moi.mailPrevu)
    await changeMembre(tx, moi, { quitteAt: clock(), nonLus: 0, mailPrevu: null })
    await showOther(tx, sides)
  })

/** In every conversation between the two. The other one is not notified. */
export const blockOther = (acteur: Acteur, { db, clock }: Pick<Deps, 'db' | 'clock'>, id: number): Promise<void> =>
  change(acteur, db, id, async (tx, { moi, autre }) => {
    if (!autre) throw noLongerMember()
    await insertBlocage(tx, acteur.id, autre.id, clock())
    await freezeReadMarks(tx, acteur.id, autre.id)
    await changeMembre(tx, moi)
  })

/** For the member alone: mails and counts of it end, or begin again. */
export const muteConversation = (
  acteur: Acteur,
  { db, mails }: Pick<Deps, 'db' | 'mails'>,
  { id, muet }: { id: number; muet: boolean },
): Promise<void> =>
  change(acteur, db, id, async (tx, { moi }) => {
    if (moi.muet === muet) return
    if (muet && moi.mailPrevu) await mails.cancel(tx, moi.mailPrevu)
    await changeMembre(tx, moi, { muet, ...(muet && { mailPrevu: null }) })
  })

/** Whether a member has blocked another one. */
export const hasBlocked = isBlocked

/** Messages sent during the block are not delivered afterwards. */
export const unblockOther = (acteur: Acteur, { db }: Pick<Deps, 'db'>, id: number): Promise<void> =>
  change(acteur, db, id, async (tx, { moi, autre }) => {
    if (autre) {
      await deleteBlocage(tx, acteur.id, autre.id)
      await releaseReadMarks(tx, acteur.id, autre.id)
    }
    await changeMembre(tx, moi)
  })

/**
 * Before an account is deleted, and before any other lock of it: the others keep their copies. What only this member
 * could see is deleted, and so is what waits to be sent.
 */
export const leaveAllConversations = async (tx: Db, utilisateurId: number): Promise<void> => {
  const members = [...new Set([utilisateurId, ...(await selectCorrespondants(tx, utilisateurId))])]
  await lockMembres(tx, members)
  await discardJobsWith(tx, thanksJobs, [{ utilisateurId }])
  await deleteConversationsAlone(tx, utilisateurId)
  await countChange(tx, members)
  await updateOthers(tx, utilisateurId)
  await notifyMembres(tx, members)
}

const dayMs = 24 * 3_600_000
const keptDays = 2 * 365
// A reported conversation can still be looked at for a while after both have left it.
const leftDays = 30

export const purgeConversations = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  const now = clock()
  await forgetOpenersBefore(db, quotaStart(now))
  await deleteOldConversations(db, {
    silentSince: new Date(now.getTime() - keptDays * dayMs),
    leftBefore: new Date(now.getTime() - leftDays * dayMs),
  })
}

/** A change by one of the two members, one after the other. */
const change = (acteur: Acteur, db: Db, id: number, run: (tx: Db, sides: Sides) => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => run(tx, requireConversation(await lockConversation(tx, acteur.id, id))))

/** The other one sees the change, too, unless the member has blocked them. */
const showOther = async (tx: Db, { membreAutre, bloque }: Sides): Promise<void> => {
  if (membreAutre && !bloque) await changeMembre(tx, membreAutre)
}
