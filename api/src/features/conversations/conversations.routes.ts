import { conversations } from '@colocdar/contracts/conversations'
import { choix } from '@colocdar/contracts/conversations-choix'
import { writeEvents } from '../../events/event-hub.ts'
import { bearerToken } from '../../http/bearer-token.ts'
import { type Call, on, onEvents } from '../../http/route.ts'
import { findActeur } from '../auth/auth-sessions.service.ts'
import {
  countUnreadConversations,
  listConversations,
  listMessages,
  openConversation,
  readConversation,
  sendMessage,
} from './conversations.service.ts'
import { reactiviteTags } from './conversations.tags.ts'
import { decide, listCandidats, listOffresWithConversations, thankOthers } from './conversations-choix.service.ts'
import {
  blockOther,
  leaveConversation,
  markRead,
  muteConversation,
  unblockOther,
} from './conversations-departures.service.ts'
import { parseEventId, readEvents, streamConversations } from './conversations-events.service.ts'
import { readReactivite } from './conversations-reads.service.ts'

/** The stream, and whether the session that opened it still exists: it may end while the stream is open. */
const openStream = async ({ acteur, deps, query, ip, request }: Call<typeof conversations.events>) => {
  const token = request && bearerToken(request)
  const since = parseEventId(request?.headers['last-event-id'])
  if (query.attente === '0' || request?.method === 'HEAD') return writeEvents(await readEvents(acteur, deps, since))
  const isAllowed = async () => token != null && (await findActeur(deps, token))?.id === acteur.id
  return streamConversations(acteur, deps, { ip, since, isAllowed })
}

export const conversationsRoutes = [
  on(conversations.list, ({ acteur, deps, query }) => listConversations(acteur, deps.db, query)),
  on(conversations.reactivite, ({ deps, params }) => readReactivite(deps.db, params.id), reactiviteTags),
  on(conversations.unread, ({ acteur, deps }) => countUnreadConversations(acteur, deps.db)),
  onEvents(conversations.events, openStream),
  on(conversations.create, ({ acteur, deps, body, ip, idempotencyKey }) =>
    openConversation(acteur, deps, { ...body, ip, key: idempotencyKey }),
  ),
  on(conversations.one, ({ acteur, deps, params }) => readConversation(acteur, deps.db, params.id)),
  on(conversations.leave, ({ acteur, deps, params }) => leaveConversation(acteur, deps, params.id)),
  on(conversations.messages, ({ acteur, deps, params, query }) =>
    listMessages(acteur, deps.db, { ...params, ...query }),
  ),
  on(conversations.send, ({ acteur, deps, params, body, ip, idempotencyKey }) =>
    sendMessage(acteur, deps, { ...params, ...body, ip, key: idempotencyKey }),
  ),
  on(conversations.read, ({ acteur, deps, params, body }) => markRead(acteur, deps, { ...params, ...body })),
  on(conversations.block, ({ acteur, deps, params }) => blockOther(acteur, deps, params.id)),
  on(conversations.unblock, ({ acteur, deps, params }) => unblockOther(acteur, deps, params.id)),
  on(choix.offres, ({ acteur, deps }) => listOffresWithConversations(acteur, deps.db)),
  on(choix.candidats, ({ acteur, deps, params, query }) => listCandidats(acteur, deps, { ...params, ...query })),
  on(choix.decide, ({ acteur, deps, params, body }) => decide(acteur, deps, { ...params, ...body })),
  on(choix.thank, ({ acteur, deps, params, body }) => thankOthers(acteur, deps, { ...params, ...body })),
  on(choix.mute, ({ acteur, deps, params }) => muteConversation(acteur, deps, { ...params, muet: true })),
  on(choix.unmute, ({ acteur, deps, params }) => muteConversation(acteur, deps, { ...params, muet: false })),
]
