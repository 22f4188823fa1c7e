import type { Post, PostList } from '@colocdar/contracts/blog'
import { AppError } from '@colocdar/contracts/errors'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import type { BloggerSettings, Deps } from '../../deps.ts'
import * as texts from './blog.texts.fr.ts'

export interface Blogger {
  list(page: { maxResults: number; pageToken?: string | undefined }): Promise<PostList>
  one(id: string): Promise<Post | null>
}

const timeoutMs = 5_000
const maxBytes = 5_000_000
const freshMs = 5 * 60_000
/** How long a stale answer is served before a failing Blogger is asked again. */
const retryMs = 30_000

// One client per settings object: the cache lives as long as the server, and tests do not share it.
const clients = new WeakMap<BloggerSettings, Blogger>()

/** Null when posts are in our own database. */
export const bloggerOf = ({ config, clock }: Pick<Deps, 'config' | 'clock'>): Blogger | null => {
  if (!config.blogger) return null
  const known = clients.get(config.blogger)
  if (known) return known
  const client = createBlogger(config.blogger, clock)
  clients.set(config.blogger, client)
  return client
}

/** Google Blogger v3, with cached answers that may be stale while it is down. */
const createBlogger = (
  { blogId, apiKey, baseUrl = 'https://www.googleapis.com/blogger/v3' }: BloggerSettings,
  clock: () => Date,
): Blogger => {
  // Wrapped, because a missing post is cached as null, which LRUCache does not store.
  const cache = new LRUCache<string, { answer: unknown }, z.ZodType>({
    max: 200,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    // An entry evicted while it is being fetched still answers those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (address, stale, { options, context: schema }) => {
      try {
        const json = await fetchJson(`${address}&key=${encodeURIComponent(apiKey)}`)
        return { answer: json === null ? null : schema.parse(json) }
      } catch (error) {
        if (!stale) throw error
        options.ttl = retryMs
        return stale
      }
    },
  })
  const ask = async <T>(schema: z.ZodType<T>, path: string, query: Record<string, string>): Promise<T | null> => {
    const search = new URLSearchParams({ ...query, fetchImages: 'true' })
    const address = `${baseUrl}/blogs/${encodeURIComponent(blogId)}/posts${path}?${search}`
    try {
      const { answer } = await cache.forceFetch(address, { context: schema })
      return answer as T | null
    } catch {
      // Not passed on as the cause: its message may contain the URL, and with it the key.
      throw new AppError('UNAVAILABLE', { message: texts.unavailable, retryAfter: 30 })
    }
  }
  return {
    async list({ maxResults, pageToken }) {
      const query = { maxResults: String(maxResults), ...(pageToken && { pageToken }) }
      return (await ask(BloggerPosts, '', query)) ?? { items: [] }
    },
    one: (id) => ask(BloggerPost, `/${encodeURIComponent(id)}`, {}),
  }
}

const fetchJson = async (address: string): Promise<unknown> => {
  // Redirects are refused: the server calls Blogger and no other host.
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (answer.status === 404) {
    await answer.body?.cancel()
    return null
  }
  if (!answer.ok) throw new Error(`Blogger answered ${answer.status}`)
  return JSON.parse(await readText(answer))
}

const readText = async (answer: Response): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxBytes) throw new Error('The response of Blogger is too large')
  }
  return text + decoder.decode()
}

const BloggerPost = z.object({
  id: z.string(),
  title: z.string().default(''),
  content: z.string().default(''),
  url: z.string().regex(/^https?:\/\//),
  published: z.string(),
  images: z
    .array(z.object({ url: z.string() }))
    .transform((images) => images.filter(({ url }) => url.startsWith('https://')))
    .optional(),
})

const BloggerPosts = z.object({
  items: z.array(BloggerPost).default([]),
  nextPageToken: z.string().optional(),
})
