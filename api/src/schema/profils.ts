import { type SQL, sql } from 'drizzle-orm'
import { avis } from './avis.ts'
import { demandes } from './demandes.ts'
import { offres } from './offres.ts'

/** Whether everybody may see the profile: an administrator has verified an ad of this member, who is not blocked. */
export const isPublicProfil = (u: { id: unknown; blockedAt: unknown }): SQL<boolean> =>
  sql<boolean>`(${u.blockedAt} is null and ${hasVerifiedAnnonce(u.id)})`

/**
 * Whether an administrator has seen the words and the photo of this member, with an ad or a review that is public since:
 * changes of them wait.
 */
export const isVerifiedProfil = (id: unknown): SQL<boolean> =>
  sql<boolean>`(${hasVerifiedAnnonce(id)} or exists (select from ${avis} a where a.auteur_id = ${id} and a.valide))`

const hasVerifiedAnnonce = (id: unknown): SQL =>
  sql`(exists (select from ${offres} o where o.proprietaire_id = ${id} and o.verified)
    or exists (select from ${demandes} d where d.demandeur_id = ${id} and d.verified))`
