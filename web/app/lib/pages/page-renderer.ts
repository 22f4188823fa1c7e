import type { Client } from '@colocdar/contracts/client'
import type { SocialAccounts } from '../client/api-context.ts'
import type { Manifest } from './page-files.ts'

export interface RendererOptions {
  /** What was built for the browser. In development Vite serves the sources. */
  manifest: Manifest | undefined
  /** Called when the loading or rendering of a page fails. */
  onError(what: string, error: unknown): void
}

/** What one rendering needs from the server. */
interface Visit {
  client: Client
  siteUrl: string
  social: SocialAccounts
  requestId: string
}

/** As a text, and not as a `Response`, which would take it through two streams. */
export interface PageAnswer {
  status: number
  headers: Headers
  body: string
}

/** Answers for a page, for the data of one alone, and for the files of search engines. */
export type PageRenderer = (request: Request, visit: Visit) => Promise<PageAnswer>

/** What the server knows of the built application: the exports of entry.server.tsx. */
export interface BuiltSite {
  createPageRenderer(options: RendererOptions): PageRenderer
  /** The one script inside the pages. */
  inlineScript: string
}
