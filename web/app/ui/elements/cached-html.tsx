import type { ReactNode } from 'react'
import { cachedHtml } from '../../lib/cached-html.ts'

interface CachedHtmlProps {
  as: 'footer' | 'li' | 'ul'
  className?: string | undefined
  /** Everything that the children depend on: with the same key they are rendered once for all pages. */
  cacheKey: unknown
  /** Rendered apart from the page: no router, no `useId`, no photo that is preloaded. */
  children: ReactNode
}

/** A part that many pages show unchanged. The server caches its HTML; in browsers it is an ordinary element. */
export const CachedHtml = ({ as: Tag, className, cacheKey, children }: CachedHtmlProps) => {
  const html = import.meta.env.SSR ? cachedHtml(cacheKey, children) : null
  return html === null ? (
    <Tag className={className}>{children}</Tag>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it.
    <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
