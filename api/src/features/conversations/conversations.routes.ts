import { conversations } from '@colocdar/contracts/conversations'
import { on } from '../../http/route.ts'
import {
  countUnreadConversations,
  listConversations,
  listMessages,
  openConversation,
  readConversation,
  sendMessage,
} from './conversations.service.ts'
import { blockOther, leaveConversation, markRead, unblockOther } from './conversations-departures.service.ts'

export const conversationsRoutes = [
  on(conversations.list, ({ acteur, deps, query }) => listConversations(acteur, deps.db, query)),
  on(conversations.unread, ({ acteur, deps }) => countUnreadConversations(acteur, deps.db)),
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
]
