import { contact, contactMessages } from '@colocdar/contracts/contact'
import { on } from '../../http/route.ts'
import { listMessages, markMessage, sendMessage } from './contact.service.ts'

export const contactRoutes = [
  on(contact.send, ({ deps, ip, body }) => sendMessage(deps, ip, body)),
  on(contactMessages.listMessages, ({ deps, query }) => listMessages(deps.db, query)),
  on(contactMessages.readMessage, ({ acteur, deps, params }) =>
    markMessage(acteur, deps, { ...params, action: 'read' }),
  ),
  on(contactMessages.answerMessage, ({ acteur, deps, params }) =>
    markMessage(acteur, deps, { ...params, action: 'answer' }),
  ),
]
