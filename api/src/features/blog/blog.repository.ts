import type { Post, PostList } from '@colocdar/contracts/blog'
import { AppError } from '@colocdar/contracts/errors'
import { paths, upload } from '@colocdar/contracts/paths'
import { tokenInvalid } from '@colocdar/contracts/texts/blog.fr'
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { articles } from '../../schema/articles.ts'
import { pick } from '../../schema/columns.ts'

interface PostsPage {
  maxResults: number
  pageToken?: string | undefined
  publicUrl: string
}

/** A page of published articles. The token identifies the last one returned, so that new articles do not shift pages. */
export const selectPosts = async (db: Db, { maxResults, pageToken, publicUrl }: PostsPage): Promise<PostList> => {
  const rows = await db
    .select(columns)
    .from(articles)
    .where(and(isNotNull(articles.publishedAt), pageToken ? isAfter(pageToken) : undefined))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(maxResults + 1)
  const shown = rows.slice(0, maxResults)
  const last = rows.length > maxResults ? shown.at(-1) : undefined
  return {
    items: shown.map((row) => toPost(row, publicUrl)),
    ...(last && { nextPageToken: `${last.microseconds}-${last.id}` }),
  }
}

export const selectPost = async (db: Db, id: string, publicUrl: string): Promise<Post | null> => {
  // The contract accepts Blogger's ids, which are longer than ours.
  if (id.length > 9) return null
  const [row] = await db
    .select(columns)
    .from(articles)
    .where(and(eq(articles.id, Number(id)), isNotNull(articles.publishedAt)))
  return row ? toPost(row, publicUrl) : null
}

const columns = {
  ...pick(articles, 'id', 'titre', 'contenu', 'image', 'publishedAt'),
  // A JavaScript Date would lose the microseconds that PostgreSQL sorts by.
  microseconds: sql<string>`(extract(epoch from ${articles.publishedAt}) * 1000000)::bigint`,
}

const isAfter = (pageToken: string): SQL => {
  const [, microseconds, id] = /^(\d{1,16})-(\d{1,9})$/.exec(pageToken) ?? []
  if (!microseconds || !id) throw new AppError('INVALID', { details: { pageToken: tokenInvalid } })
  const publishedAt = sql`(timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond')`
  return sql`(${articles.publishedAt}, ${articles.id}) < (${publishedAt}, ${Number(id)})`
}

type PostRow = Pick<typeof articles.$inferSelect, 'id' | 'titre' | 'contenu' | 'image' | 'publishedAt'>

const toPost = ({ id, titre, contenu, image, publishedAt }: PostRow, publicUrl: string): Post => ({
  id: String(id),
  title: titre,
  content: contenu,
  url: `${publicUrl}${paths.blog(id)}`,
  published: publishedAt?.toISOString() ?? '',
  ...(image && { images: [{ url: upload(image) }] }),
})
