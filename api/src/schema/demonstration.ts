import { sql } from 'drizzle-orm'
import { pgTable } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { utilisateurs } from './utilisateurs.ts'

/** Has a row once the demo catalogue was loaded: its passwords are public, and the database never serves the public. */
export const demonstration = pgTable('demonstration', {
  loadedAt: instant('loaded_at').primaryKey(),
})

/**
 * Accounts of the demo catalogue. Anyone may sign up with an address of this domain and must not be able to stop the
 * site by it: only the accounts of the catalogue are older than their own consent.
 */
export const demoAccount = sql`lower(${utilisateurs.email}) like '%@demo.colocdar.ma'
  and ${utilisateurs.createdAt} < ${utilisateurs.termsAcceptedAt} - interval '30 days'`
