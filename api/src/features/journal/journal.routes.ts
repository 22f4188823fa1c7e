import { journal } from '@colocdar/contracts/journal'
import { on } from '../../http/route.ts'
import { listJournal } from './journal.service.ts'

export const journalRoutes = [on(journal.list, ({ deps, query }) => listJournal(deps.db, query))]
