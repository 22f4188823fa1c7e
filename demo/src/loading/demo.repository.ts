import type { Db } from '@colocdar/api/db/database'
import { articles } from '@colocdar/api/schema/articles'
import { avis } from '@colocdar/api/schema/avis'
import { messages } from '@colocdar/api/schema/contact'
import { conversationMembres, conversationMessages, conversations } from '@colocdar/api/schema/conversations'
import { demandes } from '@colocdar/api/schema/demandes'
import { demonstration } from '@colocdar/api/schema/demonstration'
import { favoris } from '@colocdar/api/schema/favoris'
import { offrePhotos, offres } from '@colocdar/api/schema/offres'
import { signalements } from '@colocdar/api/schema/signalements'
import { utilisateurs } from '@colocdar/api/schema/utilisateurs'
import { villes } from '@colocdar/api/schema/villes'
import { vues } from '@colocdar/api/schema/vues'
import { dayOf } from '@colocdar/contracts/jour'
import { figureDays } from '@colocdar/contracts/vues'
import { sql } from 'drizzle-orm'

export const insertMarker = async (db: Db, loadedAt: Date): Promise<void> => {
  await db.insert(demonstration).values({ loadedAt })
}

export const selectVilleIds = async (db: Db): Promise<Map<string, number>> => {
  const rows = await db.select({ slug: villes.slug, id: villes.id }).from(villes)
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

export const insertMembres = async (
  db: Db,
  rows: (typeof utilisateurs.$inferInsert)[],
): Promise<Map<string, number>> => {
  const inserted = await db
    .insert(utilisateurs)
    .values(rows)
    .returning({ username: utilisateurs.username, id: utilisateurs.id })
  return new Map(inserted.map(({ username, id }) => [username, id]))
}

export interface InsertedOffre {
  id: number
  proprietaireId: number
  villeId: number
}

/** Returns them by their titles. */
export const insertOffres = async (
  db: Db,
  list: { row: typeof offres.$inferInsert; photos: string[] }[],
): Promise<Map<string, InsertedOffre>> => {
  const inserted = await db
    .insert(offres)
    .values(list.map(({ row }) => row))
    .returning({ id: offres.id, titre: offres.titre, villeId: offres.villeId, proprietaireId: offres.proprietaireId })
  // PostgreSQL returns the rows in the order of the values.
  const photos = inserted.flatMap(({ id }, index) =>
    (list[index]?.photos ?? []).map((src, position) => ({ offreId: id, position, src })),
  )
  await db.insert(offrePhotos).values(photos)
  return new Map(inserted.map((offre) => [offre.titre, offre]))
}

export const insertFavoris = async (db: Db, rows: (typeof favoris.$inferInsert)[]): Promise<void> => {
  await db.insert(favoris).values(rows)
}

export const insertSignalements = async (db: Db, rows: (typeof signalements.$inferInsert)[]): Promise<void> => {
  await db.insert(signalements).values(rows)
}

/** With the sides of both members; the owner has not read the last message when it is new. */
export const insertConversation = async (
  db: Db,
  row: typeof conversations.$inferInsert & { initiateurId: number; destinataireId: number },
  said: Omit<typeof conversationMessages.$inferInsert, 'conversationId'>[],
  isNew: boolean,
): Promise<void> => {
  const [{ conversationId } = { conversationId: 0 }] = await db
    .insert(conversations)
    .values(row)
    .returning({ conversationId: conversations.id })
  const inserted = await db
    .insert(conversationMessages)
    .values(said.map((message) => ({ ...message, conversationId })))
    .returning({ id: conversationMessages.id })
  const dernierId = inserted.at(-1)?.id ?? 0
  const { initiateurId, destinataireId } = row
  await db.insert(conversationMembres).values([
    { conversationId, utilisateurId: initiateurId, dernierId, luId: dernierId },
    {
      conversationId,
      utilisateurId: destinataireId,
      dernierId,
      luId: isNew ? dernierId - 1 : dernierId,
      nonLus: isNew ? 1 : 0,
    },
  ])
}

export const insertDemandes = async (db: Db, rows: (typeof demandes.$inferInsert)[]): Promise<void> => {
  await db.insert(demandes).values(rows)
}

export const insertAvis = async (db: Db, rows: (typeof avis.$inferInsert)[]): Promise<void> => {
  await db.insert(avis).values(rows)
}

export const insertArticles = async (db: Db, rows: (typeof articles.$inferInsert)[]): Promise<void> => {
  await db.insert(articles).values(rows)
}

export const insertMessages = async (db: Db, rows: (typeof messages.$inferInsert)[]): Promise<void> => {
  await db.insert(messages).values(rows)
}

/** Views of each day since an ad was published: most on its first ones, then now more, now less. */
export const insertVues = async (db: Db, now: Date): Promise<void> => {
  const today = sql`${dayOf(now)}::date`
  for (const { table, ad } of [
    { table: offres, ad: vues.offreId },
    { table: demandes, ad: vues.demandeId },
  ])
    await db.execute(sql`
      insert into ${vues} (${sql.identifier(ad.name)}, jour, nombre)
      select id, jour, 1 + abs(hashint4(id * 100 + (${today} - jour::date))) % 11
        + case when jour::date < created_at::date + 3 then 9 else 0 end
      from ${table}, generate_series(greatest(created_at::date, ${today} - ${figureDays - 1}::int), ${today}, '1 day') as jour
      where verified and not masque`)
}
