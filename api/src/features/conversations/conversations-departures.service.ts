import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { quotaStart } from '../../limits/sliding-quotas.ts'
import { conversationQuotas, noLongerMember } from './conversations.policy.ts'
import { selectConversation } from './conversations.repository.ts'
import {
  deleteBlocage,
  deleteConversationsAlone,
  deleteOldConversations,
  insertBlocage,
  selectBlocages,
  selectCorrespondants,
  updateOthers,
} from './conversations-departures.repository.ts'
import { forgetOpenersBefore } from './conversations-quotas.repository.ts'
import {
  countUnreadIn,
  nextEvenements,
  notifyMembres,
  selectMembre,
  updateMembre,
} from './conversations-writes.repository.ts'

/** Read marks: shown in the member's other tabs, and to the author of the messages. */
export const markRead = (
  acteur: Acteur,
  { db, mails }: Pick<Deps, 'db' | 'mails'>,
  { id, jusqua }: { id: number; jusqua: number },
): Promise<void> =>
  change(acteur, db, id, async (tx, { mine, membre, evenement, tellOther }) => {
    const luId = Math.max(membre.luId, Math.min(jusqua, membre.dernierId ?? 0))
    const nonLus = await countUnreadIn(tx, acteur.id, id, luId)
    if (luId === membre.luId && nonLus === membre.nonLus) return
    if (nonLus === 0 && membre.mailPrevu) await mails.cancel(tx, membre.mailPrevu)
    await updateMembre(tx, mine, { luId, nonLus, evenement, ...(nonLus === 0 && { mailPrevu: null }) })
    await tellOther()
  })

/** The other member keeps the messages, and sees that this one has left. */
export const leaveConversation = (
  acteur: Acteur,
  { db, mails, clock }: Pick<Deps, 'db' | 'mails' | 'clock'>,
  id: number,
): Promise<void> =>
  change(acteur, db, id, async (tx, { mine, membre, evenement, tellOther }) => {
    if (membre.mailPrevu) await mails.cancel(tx, membre.mailPrevu)
    await updateMembre(tx, mine, { quitteAt: clock(), nonLus: 0, mailPrevu: null, evenement })
    await tellOther()
  })

/** In every conversation between the two. The other one is not notified. */
export const blockOther = (acteur: Acteur, { db, clock }: Pick<Deps, 'db' | 'clock'>, id: number): Promise<void> =>
  change(acteur, db, id, async (tx, { mine, autreId, evenement }) => {
    if (autreId === null) throw noLongerMember()
    await insertBlocage(tx, acteur.id, autreId, clock())
    await updateMembre(tx, mine, { evenement })
    await notifyMembres(tx, [acteur.id])
  })

/** Messages sent during the block are not delivered afterwards. */
export const unblockOther = (acteur: Acteur, { db }: Pick<Deps, 'db'>, id: number): Promise<void> =>
  change(acteur, db, id, async (tx, { mine, autreId, evenement }) => {
    if (autreId !== null) await deleteBlocage(tx, acteur.id, autreId)
    await updateMembre(tx, mine, { evenement })
    await notifyMembres(tx, [acteur.id])
  })

/**
 * Before an account is deleted, and before any other lock of it: the others keep their copies, and what only this
 * member could see is deleted.
 */
export const leaveAllConversations = async (tx: Db, utilisateurId: number): Promise<void> => {
  const evenements = await nextEvenements(tx, [utilisateurId, ...(await selectCorrespondants(tx, utilisateurId))])
  await deleteConversationsAlone(tx, utilisateurId)
  await updateOthers(tx, utilisateurId, evenements)
  await notifyMembres(tx, evenements.keys())
}

const dayMs = 24 * 3_600_000
const keptDays = 2 * 365
// A reported conversation can still be looked at for a while after both have left it.
const leftDays = 30

export const purgeConversations = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  const now = clock()
  await forgetOpenersBefore(db, quotaStart(conversationQuotas, now))
  await deleteOldConversations(db, {
    silentSince: new Date(now.getTime() - keptDays * dayMs),
    leftBefore: new Date(now.getTime() - leftDays * dayMs),
  })
}

interface Change {
  mine: { conversationId: number; utilisateurId: number }
  membre: NonNullable<Awaited<ReturnType<typeof selectMembre>>>
  autreId: number | null
  evenement: number
  /** Both see the change, unless the member has blocked the other one. */
  tellOther(): Promise<void>
}

/** A change by one of the two members, one after the other. */
const change = (acteur: Acteur, db: Db, id: number, run: (tx: Db, change: Change) => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    const known = await selectConversation(tx, acteur.id, id)
    if (!known) throw missing()
    const autreId = known.autre.id
    const evenements = await nextEvenements(tx, [acteur.id, ...(autreId === null ? [] : [autreId])])
    const mine = { conversationId: id, utilisateurId: acteur.id }
    const membre = await selectMembre(tx, mine)
    if (!membre || membre.quitteAt) throw missing()
    const tellOther = async () => {
      const silent = autreId === null || (await selectBlocages(tx, acteur.id, autreId)).includes(acteur.id)
      if (!silent)
        await updateMembre(
          tx,
          { conversationId: id, utilisateurId: autreId },
          { evenement: evenements.get(autreId) ?? 0 },
        )
      await notifyMembres(tx, silent ? [acteur.id] : [acteur.id, autreId])
    }
    await run(tx, { mine, membre, autreId, evenement: evenements.get(acteur.id) ?? 0, tellOther })
  })

const missing = () => new AppError('NOT_FOUND', { message: 'Cette conversation n’existe pas.' })
