import * as z from 'zod/mini'
import * as texts from '#texts/blog'
import { endpoint } from './endpoint.ts'
import { pageToken } from './page-values.ts'

/** A post in the shape of Google Blogger v3. */
export const Post = z.object({
  id: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  url: z.string(),
  published: z.string(),
  images: z.optional(z.array(z.object({ url: z.string() }))),
})
export type Post = z.output<typeof Post>

export const PostList = z.object({ items: z.array(Post), nextPageToken: z.optional(z.string()) })
export type PostList = z.output<typeof PostList>

const maxResults = z.pipe(
  z._default(
    z.transform((value: number | string): unknown =>
      typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value,
    ),
    12,
  ),
  z.int(texts.sizeWhole).check(z.gte(1, texts.sizeRange), z.lte(50, texts.sizeRange)),
)
const token = z.string().check(z.regex(pageToken, texts.tokenInvalid))

export const blog = {
  list: endpoint('GET', '/blogs', 'public', {
    summary: 'Articles du blog, les plus récents d’abord',
    query: z.object({ maxResults, pageToken: z.optional(token) }),
    response: PostList,
    cacheable: true,
  }),
  one: endpoint('GET', '/blogs/{id}', 'public', {
    summary: 'Un article du blog',
    params: z.object({ id: z.string().check(z.regex(/^\d{1,20}$/, texts.idInvalid)) }),
    response: Post,
    cacheable: true,
    errors: ['NOT_FOUND'],
  }),
}
