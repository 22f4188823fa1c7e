import { type SQL, sql } from 'drizzle-orm'
import { demandes } from './demandes.ts'
import { offres } from './offres.ts'

/** Whether everybody may see the profile: an administrator has verified an ad of this member, who is not blocked. */
export const isPublicProfil = (u: { id: unknown; blockedAt: unknown }): SQL<boolean> =>
  sql<boolean>`(${u.blockedAt} is null and (
    exists (select from ${offres} o where o.proprietaire_id = ${u.id} and o.verified)
    or exists (select from ${demandes} d where d.demandeur_id = ${u.id} and d.verified)))`
