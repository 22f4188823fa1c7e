import type { Post, PostList } from '@colocdar/contracts/blog'
import { AppError } from '@colocdar/contracts/errors'
import type { Deps } from '../../deps.ts'
import { selectPost, selectPosts } from './blog.repository.ts'
import * as texts from './blog.texts.fr.ts'
import { bloggerOf } from './blog-blogger.client.ts'
import { sanitizeContent } from './blog-content.rules.ts'

type BlogDeps = Pick<Deps, 'db' | 'config' | 'clock'>

/** Newest first, from Blogger if it is configured, otherwise our own articles. */
export const listPosts = async (
  deps: BlogDeps,
  page: { maxResults: number; pageToken?: string | undefined },
): Promise<PostList> => {
  const blogger = bloggerOf(deps)
  const { items, nextPageToken } = blogger
    ? await blogger.list(page)
    : await selectPosts(deps.db, { ...page, publicUrl: deps.config.publicUrl })
  return { items: items.map(toSafePost), ...(nextPageToken && { nextPageToken }) }
}

export const readPost = async (deps: BlogDeps, id: string): Promise<Post> => {
  const blogger = bloggerOf(deps)
  const post = blogger ? await blogger.one(id) : await selectPost(deps.db, id, deps.config.publicUrl)
  if (!post) throw new AppError('NOT_FOUND', { message: texts.unknown })
  return toSafePost(post)
}

// Sanitised when read, not when written, so that stricter rules apply to old articles too.
const toSafePost = (post: Post): Post => ({ ...post, content: sanitizeContent(post.content) })
