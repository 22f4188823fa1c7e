import { contact } from '@colocdar/contracts/contact'
import { on } from '../../route.ts'
import { sendMessage } from './contact.service.ts'

export const contactRoutes = [on(contact.send, ({ deps, ip, body }) => sendMessage(deps, ip, body))]
