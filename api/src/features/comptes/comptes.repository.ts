import type { Compte, compteFiltres } from '@colocdar/contracts/comptes'
import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { pick } from '../../schema/columns.ts'
import { compteWords, utilisateurs } from '../../schema/utilisateurs.ts'

export interface CompteFilter {
  filtre: (typeof compteFiltres)[number]
  /** Null without a search. */
  search: {
    /** Letters and digits only. Each must be the prefix of a word in the names or the e-mail. */
    words: string[]
    /** The prefix of a number in E.164. */
    telephone: string | null
  } | null
}

export type CompteRow = ReturnType<typeof toCompte>

export const selectComptes = async (
  db: Db,
  filter: CompteFilter,
  page: { limit: number; offset: number },
): Promise<Compte[]> => {
  const rows = await db
    .select(columns)
    .from(utilisateurs)
    .where(matching(filter))
    .orderBy(desc(utilisateurs.createdAt), desc(utilisateurs.id))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(toCompte)
}

export const countComptes = (db: Db, filter: CompteFilter): Promise<number> => db.$count(utilisateurs, matching(filter))

export const selectCompte = async (db: Db, id: number): Promise<CompteRow | null> => {
  const [row] = await db.select(columns).from(utilisateurs).where(eq(utilisateurs.id, id))
  return row ? toCompte(row) : null
}

export const lockCompte = async (db: Db, id: number): Promise<CompteRow | null> => {
  const [row] = await db.select(columns).from(utilisateurs).where(eq(utilisateurs.id, id)).for('no key update')
  return row ? toCompte(row) : null
}

/** Whom mails about the administration go to: not to a mailbox that was never verified. */
export const selectAdministrators = (db: Db): Promise<{ id: number; username: string; email: string }[]> =>
  db
    .select(pick(utilisateurs, 'id', 'username', 'email'))
    .from(utilisateurs)
    .where(and(filters.administrateurs, isNull(utilisateurs.blockedAt), isNotNull(utilisateurs.emailVerifiedAt)))
    .orderBy(asc(utilisateurs.id))

const matching = ({ filtre, search }: CompteFilter): SQL | undefined =>
  and(filters[filtre], search ? isOneOf(search) : undefined)

// As a subquery, so that PostgreSQL uses the index of words instead of scanning all members by date.
const isOneOf = ({ words, telephone }: NonNullable<CompteFilter['search']>): SQL => {
  const found = or(
    words.length > 0 ? sql`${compteWords(utilisateurs)} @@ to_tsquery('simple', ${toQuery(words)})` : sql`false`,
    telephone === null ? undefined : sql`${utilisateurs.telephoneE164} like ${`${telephone}%`}`,
  )
  return sql`${utilisateurs.id} = any(array(select id from ${utilisateurs} where ${found}))`
}

const filters: Record<CompteFilter['filtre'], SQL | undefined> = {
  tous: undefined,
  bloques: isNotNull(utilisateurs.blockedAt),
  administrateurs: sql`'ROLE_ADMIN' = any(${utilisateurs.roles})`,
}

const toQuery = (words: string[]): string => words.map((word) => `${word}:*`).join(' & ')

const columns = {
  ...pick(utilisateurs, 'id', 'username', 'email', 'nom', 'prenom', 'telephone', 'roles', 'emailVerifiedAt', 'version'),
  ...pick(utilisateurs, 'identityVerified', 'blockedAt', 'createdAt', 'age', 'genre', 'apropos', 'langues', 'tags'),
}

type Selected = Pick<typeof utilisateurs.$inferSelect, keyof typeof columns>

const toCompte = ({ emailVerifiedAt, ...row }: Selected) => ({
  ...withIsoDates(row),
  emailVerified: emailVerifiedAt !== null,
})
