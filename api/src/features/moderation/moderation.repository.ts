import type { JournalAction } from '@colocdar/contracts/journal'
import { type ModerationKind, moderationDecisions } from '@colocdar/contracts/moderation'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { journal } from '../../schema/journal.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

const decisionActions = Object.keys(moderationDecisions) as JournalAction[]

/** Who decided last on an item, to tell the administrator who came second. */
export const selectLastDecision = async (db: Db, kind: ModerationKind, id: number) => {
  const [row] = await db
    .select({ action: journal.action, createdAt: journal.createdAt, username: utilisateurs.username })
    .from(journal)
    .leftJoin(utilisateurs, eq(utilisateurs.id, journal.acteurId))
    .where(and(eq(journal.objet, kind), eq(journal.objetId, id), inArray(journal.action, decisionActions)))
    .orderBy(desc(journal.id))
    .limit(1)
  return row ?? null
}

export const selectDecision = async (db: Db, id: number) => {
  const [row] = await db
    .select()
    .from(journal)
    .where(and(eq(journal.id, id), inArray(journal.action, decisionActions)))
  return row ?? null
}
