import type { Deps } from '../../deps.ts'
import { oneByOne } from '../../jobs/one-by-one.ts'
import { countFromNow, isStillGone, listGone, takeInactive } from '../auth/auth-presences.service.ts'
import { leaveAllConversations } from '../conversations/conversations-departures.service.ts'
import { compteInactif } from './donnees.mails.ts'
import { lockLeavingUtilisateur } from './donnees-removal.repository.ts'
import { leave } from './donnees-removal.service.ts'

type SweepDeps = Pick<Deps, 'db' | 'mails' | 'clock'>

/** Warns members who have not come for two years, and deletes the accounts of those who still do not. */
export const sweepInactifs = async (deps: SweepDeps): Promise<void> => {
  const now = deps.clock()
  await countFromNow(deps.db, now)
  await deps.db.transaction(async (tx) => {
    for (const { email, username } of await takeInactive(tx, now))
      await deps.mails.enqueue(tx, compteInactif.to(email, { username }))
  })
  await oneByOne(await listGone(deps.db, now), (id) => removeInactif(deps, id, now))
}

/** One transaction each: what a killed run has deleted stays deleted, the next run continues. */
const removeInactif = (deps: SweepDeps, id: number, now: Date): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await isStillGone(tx, id, now))) return
    await leaveAllConversations(tx, id)
    const utilisateur = await lockLeavingUtilisateur(tx, id)
    if (utilisateur) await leave(tx, deps, { id, utilisateur, inactif: true })
  })
