import type { Readable } from 'node:stream'
import { ConversationEvent } from '@colocdar/contracts/conversations'
import type { Deps } from '../../deps.ts'
import type { StreamEvent, Subscription } from '../../events/event-hub.ts'
import type { Acteur } from '../../http/acteur.ts'
import { addressKey } from '../../limits/address-key.ts'
import { countUnread, selectChanges, selectEvenement } from './conversations.repository.ts'

/** A stream of the changes in the member's conversations since the last event that the browser received. */
export const streamConversations = (
  acteur: Acteur,
  deps: Pick<Deps, 'db' | 'events'>,
  { ip, ...subscription }: Pick<Subscription, 'since' | 'isAllowed'> & { ip: string },
): Readable =>
  deps.events.open({
    utilisateurId: acteur.id,
    network: addressKey(ip),
    read: (last) => readEvents(acteur, deps, last),
    ...subscription,
  })

// A client that was away for longer reads its lists again.
const mostChanges = 50

/** The same as one answer, for clients whose network does not let streams through. */
export const readEvents = async (
  { id: utilisateurId }: Acteur,
  { db }: Pick<Deps, 'db'>,
  since: number | null,
): Promise<StreamEvent[]> => {
  const now = await selectEvenement(db, utilisateurId)
  const counts = await countUnread(db, utilisateurId)
  if (since === null) return [{ id: now, event: 'pret', data: counts }]
  const changes = since === now ? [] : await selectChanges(db, utilisateurId, since, mostChanges + 1)
  // A number that was never given: the database went back to a backup.
  if (since > now || changes.length > mostChanges) return [{ id: now, event: 'tout', data: counts }]
  return changes.map(({ evenement, id, conversation }) =>
    conversation
      ? // As answers are: nothing that the contract does not name leaves.
        { id: evenement, event: 'conversation', data: ConversationEvent.parse({ conversation, ...counts }) }
      : { id: evenement, event: 'depart', data: { id, ...counts } },
  )
}

/** The header Last-Event-ID. */
export const parseEventId = (header: string | string[] | undefined): number | null =>
  typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : null
