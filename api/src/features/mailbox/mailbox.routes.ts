import { mailbox } from '@colocdar/contracts/mailbox'
import { on } from '../../http/route.ts'
import { listCourriers } from './mailbox.service.ts'

export const mailboxRoutes = [on(mailbox.list, ({ deps, query }) => listCourriers(deps, query))]
