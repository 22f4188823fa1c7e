import type { ReportedMessage } from '@colocdar/contracts/signalements'
import type { Db } from '../../db/database.ts'
import { selectLastMessages } from './conversations-reported.repository.ts'

// Enough to judge by.
const most = 100

/** The last messages of a conversation, oldest first, whoever wrote them. Callers decide who may read them. */
export const listLastMessages = async (db: Db, id: number): Promise<ReportedMessage[]> =>
  (await selectLastMessages(db, id, most)).map((message) => ({
    ...message,
    createdAt: message.createdAt.toISOString(),
  }))
