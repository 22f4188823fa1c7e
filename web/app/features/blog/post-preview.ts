import type { Post } from '@colocdar/contracts/blog'
import { moroccanDay } from '../../lib/formats/dates.ts'
import { truncate } from '../../lib/formats/truncate.ts'

/** What a card shows of a post; the rest is not sent with the page. */
export interface PostPreview {
  id: string
  title: string
  excerpt: string
  /** The publication day in Morocco. */
  published: string
  image: string | null
}

const shown = 100

/** Titles and texts cut at 100 characters, tags dropped. */
export const toPostPreview = (post: Post): PostPreview => ({
  id: post.id,
  title: truncate(post.title, shown),
  excerpt: truncate(textOf(post.content), shown),
  published: moroccanDay(post.published),
  image: firstImage(post),
})

export const firstImage = (post: Post): string | null => post.images?.[0]?.url ?? null

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" }

/** The text of an HTML fragment, on one line. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
