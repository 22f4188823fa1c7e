import type { Langue } from '@colocdar/contracts/langues'
import type { MailSujet } from '@colocdar/contracts/mails'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { mailRefus } from '../../schema/mails.ts'
import { emailIs, utilisateurs } from '../../schema/utilisateurs.ts'

export const selectRefus = async (db: Db, utilisateurId: number): Promise<MailSujet[]> => {
  const rows = await db
    .select({ sujet: mailRefus.sujet })
    .from(mailRefus)
    .where(eq(mailRefus.utilisateurId, utilisateurId))
  return rows.map(({ sujet }) => sujet)
}

export const insertRefus = async (db: Db, utilisateurId: number, sujets: MailSujet[]): Promise<void> => {
  const rows = sujets.map((sujet) => ({ utilisateurId, sujet }))
  if (rows.length > 0) await db.insert(mailRefus).values(rows).onConflictDoNothing()
}

export const deleteRefus = async (db: Db, utilisateurId: number, sujets: MailSujet[]): Promise<void> => {
  await db.delete(mailRefus).where(and(eq(mailRefus.utilisateurId, utilisateurId), inArray(mailRefus.sujet, sujets)))
}

/** Of the member with this address; French for anybody else. */
export const selectLangue = async (db: Db, email: string): Promise<Langue> => {
  const [row] = await db.select({ langue: utilisateurs.langue }).from(utilisateurs).where(emailIs(email))
  return row?.langue ?? 'fr'
}

/** The member with this address, whether it is verified, and whether mails of this kind are refused. */
export const selectRecipient = async (db: Db, email: string, sujet: MailSujet | undefined) => {
  const [row] = await db
    .select({
      id: utilisateurs.id,
      verified: sql<boolean>`${isNotNull(utilisateurs.emailVerifiedAt)}`,
      refused: sql<boolean>`${isNotNull(mailRefus.sujet)}`,
    })
    .from(utilisateurs)
    .leftJoin(mailRefus, and(eq(mailRefus.utilisateurId, utilisateurs.id), eq(mailRefus.sujet, sujet ?? sql`null`)))
    .where(emailIs(email))
  return row ?? null
}
