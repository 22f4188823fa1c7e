import type { Client } from '@colocdar/contracts/client'
import type { ServerBuild } from 'react-router'
import type { SocialAccounts } from '../lib/client/api-context.ts'
import type { InSlot } from './render-contexts.ts'

interface RendererOptions {
  mode: 'production' | 'development'
  /** Told of what fails while a page is loaded or rendered. */
  onError(what: string, error: unknown): void
}

/** What one rendering needs from the server. */
interface Visit {
  client: Client
  siteUrl: string
  social: SocialAccounts
  inSlot: InSlot
}

export interface RenderedPage {
  status: number
  headers: Headers
  /** The code of the inline scripts that we wrote; null for what is no page: redirections, loader data, sitemaps. */
  scripts: readonly string[] | null
  /** A page is taken out of its object by whoever sends it: see `takeHtml`. */
  body: { html: string } | Uint8Array
}

export type PageRenderer = (request: Request, visit: Visit) => Promise<RenderedPage>

/** All that the server knows of the built application, which exports such a function from entry.server.tsx. */
export type CreatePageRenderer = (build: ServerBuild, options: RendererOptions) => PageRenderer
