import { createHash } from 'node:crypto'
import type { Appareil } from '@colocdar/contracts/appareils'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { nouvelAppareil } from './appareils.mails.ts'
import { selectAppareilsOf, selectMarques, upsertAppareil } from './appareils.repository.ts'

/** What a member is remembered by: older devices are new again. */
const mostAppareils = 20

interface Arrival {
  membre: { id: number; username: string; email: string; emailVerifiedAt: Date | null }
  appareil: Appareil
  /** Absent from clients that store none: such a device is always new. */
  marque: string | undefined
}

/**
 * Recognises the device of a sign-in. The returned function belongs into the transaction that opens the session: it
 * records the device, and queues the mail about a new one. A member's first device is recorded silently.
 */
export const recogniseAppareil = async (
  deps: Pick<Deps, 'db' | 'limits' | 'mails' | 'clock'>,
  { membre, appareil, marque }: Arrival,
): Promise<(tx: Db) => Promise<void>> => {
  const known = await selectMarques(deps.db, membre.id)
  const marqueHash = marque === undefined ? null : createHash('sha256').update(marque).digest()
  const isNew = known.length > 0 && !known.some((other) => marqueHash?.equals(other))
  // Not the limit of other mails: whoever has the password could use that one up first.
  const told = isNew && membre.emailVerifiedAt && (await deps.limits.tryTake('nouvelAppareil', membre.id))
  return async (tx) => {
    const now = deps.clock()
    const { id: utilisateurId, email, username } = membre
    if (marqueHash) await upsertAppareil(tx, { utilisateurId, marqueHash, vuLe: now }, mostAppareils)
    if (told) await deps.mails.enqueue(tx, nouvelAppareil.to(email, { username, appareil, le: now.toISOString() }))
  }
}

export const exportAppareils = async (db: Db, utilisateurId: number) =>
  (await selectAppareilsOf(db, utilisateurId)).map(withIsoDates)
