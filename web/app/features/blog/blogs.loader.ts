import { blog } from '@colocdar/contracts/blog'
import { apiContext } from '../../lib/client/api-context.ts'
import { orNotFound } from '../../lib/client/or-not-found.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'
import { tokensIn } from './page-tokens.ts'
import { toPostPreview } from './post-preview.ts'

const pageSize = 12

export const loader = async ({ context, request }: LoaderArgs) => {
  const tokens = tokensIn(new URL(request.url).searchParams)
  const pageToken = tokens.at(-1)
  const query = { maxResults: pageSize, ...(pageToken && { pageToken }) }
  const { items, nextPageToken } = await orNotFound(context.get(apiContext)(blog.list, { query }))
  return { posts: items.map(toPostPreview), tokens, nextPageToken: nextPageToken ?? null }
}
