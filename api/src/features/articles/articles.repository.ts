import type { Article } from '@colocdar/contracts/articles'
import type { Paged } from '@colocdar/contracts/common'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type PageRequest, selectPage } from '../../db/paged-list.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { articles } from '../../schema/articles.ts'
import { pick } from '../../schema/columns.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export interface ArticleText {
  titre: string
  contenu: string
  image: string | null
}

export type ArticleRow = Article & { contenu: string }

export const selectArticles = (db: Db, page: PageRequest): Promise<Paged<Article>> => {
  const select = db.select(columns).from(articles).leftJoin(utilisateurs, eq(utilisateurs.id, articles.auteurId))
  return selectPage(select.orderBy(desc(articles.id)), db.$count(articles), page, withIsoDates)
}

export const selectArticle = async (db: Db, id: number): Promise<ArticleRow | null> => {
  const [row] = await selectOne(db, id)
  return row ? withIsoDates(row) : null
}

export const lockArticle = async (db: Db, id: number): Promise<ArticleRow | null> => {
  const [row] = await selectOne(db, id).for('no key update', { of: articles })
  return row ? withIsoDates(row) : null
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
  ...pick(articles, 'id', 'titre', 'image', 'publishedAt', 'createdAt', 'updatedAt', 'version'),
  auteur: pick(utilisateurs, 'id', 'username'),
}

const selectOne = (db: Db, id: number) =>
  db
    .select({ ...columns, contenu: articles.contenu })
    .from(articles)
    .leftJoin(utilisateurs, eq(utilisateurs.id, articles.auteurId))
    .where(eq(articles.id, id))
