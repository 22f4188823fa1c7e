import { mails } from '@colocdar/contracts/mails'
import { on } from '../../route.ts'
import { listCourriers } from './mails.service.ts'

export const mailsRoutes = [on(mails.list, ({ deps, query }) => listCourriers(deps, query))]
