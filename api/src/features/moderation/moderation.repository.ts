import type { JournalAction, JournalObjet } from '@colocdar/contracts/journal'
import { moderationDecisions } from '@colocdar/contracts/moderation'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { journal } from '../../schema/journal.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

const decisionActions = Object.keys(moderationDecisions) as JournalAction[]

/** Who decided last on an item, to tell the administrator who came second. */
export const selectLastDecision = async (
  db: Db,
  {
    objet,
    id,
    membreId,
    actions = decisionActions,
  }: { objet: JournalObjet; id: number; membreId?: number; actions?: JournalAction[] },
) => {
  const [row] = await db
    .select({ ...pick(journal, 'action', 'apres', 'createdAt'), username: utilisateurs.username })
    .from(journal)
    .leftJoin(utilisateurs, eq(utilisateurs.id, journal.acteurId))
    .where(
      and(
        eq(journal.objet, objet),
        eq(journal.objetId, id),
        inArray(journal.action, actions),
        membreId === undefined ? undefined : eq(journal.membreId, membreId),
      ),
    )
    .orderBy(desc(journal.id))
    .limit(1)
  return row ?? null
}
export type LastDecision = NonNullable<Awaited<ReturnType<typeof selectLastDecision>>>

export const selectDecision = async (db: Db, id: number) => {
  const [row] = await db
    .select()
    .from(journal)
    .where(and(eq(journal.id, id), inArray(journal.action, decisionActions)))
  return row ?? null
}
