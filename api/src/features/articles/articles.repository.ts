import type { Article } from '@colocdar/contracts/articles'
import { count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { articles } from '../../schema/articles.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export interface ArticleText {
  titre: string
  contenu: string
  image: string | null
}

export type ArticleRow = Article & { contenu: string }

export const selectArticles = async (db: Db, page: { limit: number; offset: number }): Promise<Article[]> => {
  const rows = await db
    .select(columns)
    .from(articles)
    .leftJoin(utilisateurs, eq(utilisateurs.id, articles.auteurId))
    .orderBy(desc(articles.id))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(toArticle)
}

export const countArticles = async (db: Db): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(articles)
  return row?.total ?? 0
}

export const selectArticle = async (db: Db, id: number): Promise<ArticleRow | null> => {
  const [row] = await selectOne(db, id)
  return row ? { ...toArticle(row), contenu: row.contenu } : null
}

export const lockArticle = async (db: Db, id: number): Promise<ArticleRow | null> => {
  const [row] = await selectOne(db, id).for('no key update', { of: articles })
  return row ? { ...toArticle(row), contenu: row.contenu } : null
}

export const insertArticle = async (db: Db, article: ArticleText & { auteurId: number }): Promise<number> => {
  const [row] = await db.insert(articles).values(article).returning({ id: articles.id })
  if (!row) throw new Error('the article was not inserted')
  return row.id
}

export const updateArticle = async (
  db: Db,
  id: number,
  change: Partial<ArticleText> & { publishedAt?: Date | null },
): Promise<void> => {
  await db.update(articles).set(change).where(eq(articles.id, id))
}

export const deleteArticle = async (db: Db, id: number): Promise<void> => {
  await db.delete(articles).where(eq(articles.id, id))
}

const columns = {
  id: articles.id,
  titre: articles.titre,
  image: articles.image,
  auteur: { id: utilisateurs.id, username: utilisateurs.username },
  publishedAt: articles.publishedAt,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
  version: articles.version,
}

const selectOne = (db: Db, id: number) =>
  db
    .select({ ...columns, contenu: articles.contenu })
    .from(articles)
    .leftJoin(utilisateurs, eq(utilisateurs.id, articles.auteurId))
    .where(eq(articles.id, id))

type Selected = Omit<Article, 'publishedAt' | 'createdAt' | 'updatedAt'> & {
  publishedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

const toArticle = (row: Selected): Article => ({
  ...row,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
