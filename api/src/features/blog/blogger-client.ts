import type { Post, PostList } from '@colocdar/contracts/blog'
import { AppError } from '@colocdar/contracts/errors'
import * as z from 'zod'
import type { BloggerSettings, Deps } from '../../deps.ts'
import { createStaleCache } from './stale-cache.ts'

export interface Blogger {
  list(page: { maxResults: number; pageToken?: string | undefined }): Promise<PostList>
  one(id: string): Promise<Post | null>
}

const timeoutMs = 5_000
const maxBytes = 5_000_000

// One client for each settings object, so that its cache outlives a request and dies with the server.
const clients = new WeakMap<BloggerSettings, Blogger>()

/** The client of the blog that the settings name; null when posts live in our own database. */
export const bloggerOf = ({ config, clock }: Pick<Deps, 'config' | 'clock'>): Blogger | null => {
  if (!config.blogger) return null
  const known = clients.get(config.blogger)
  if (known) return known
  const client = createBlogger(config.blogger, clock)
  clients.set(config.blogger, client)
  return client
}

/** Google Blogger v3. What it said in the last minutes is not asked again, and stands in while it is down. */
export const createBlogger = (
  { blogId, apiKey, baseUrl = 'https://www.googleapis.com/blogger/v3' }: BloggerSettings,
  clock: () => Date,
): Blogger => {
  const cache = createStaleCache<unknown>({ clock, freshMs: 5 * 60_000, retryMs: 30_000, maxEntries: 200 })
  const ask = async <T>(schema: z.ZodType<T>, path: string, query: Record<string, string>): Promise<T | null> => {
    const search = new URLSearchParams({ ...query, fetchImages: 'true' })
    const address = `${baseUrl}/blogs/${encodeURIComponent(blogId)}/posts${path}?${search}`
    try {
      const answer = await cache(address, async () => {
        const json = await fetchJson(`${address}&key=${encodeURIComponent(apiKey)}`)
        return json === null ? null : schema.parse(json)
      })
      return answer as T | null
    } catch {
      // The cause may quote the address, and with it the key: it goes no further.
      throw new AppError('UNAVAILABLE', { message: 'Le blog est momentanément indisponible.', retryAfter: 30 })
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
  // An answer that leads elsewhere is not followed: the server talks to Blogger and to nobody else.
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
    if (text.length > maxBytes) throw new Error('Blogger sent too much')
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
