import type { ReactNode } from 'react'
import { keptHtml } from '../../lib/kept-html.ts'

interface KeptProps {
  as: 'footer' | 'li' | 'ul'
  className?: string | undefined
  /** Everything that the children show depends on: the same is rendered once for all pages. */
  by: unknown
  /** May use neither the router nor `useId`, nor a photo that is loaded first: they are rendered apart from the page. */
  children: ReactNode
}

/** Something that stands on many pages, each time the same. To browsers it is an element like any other. */
export const Kept = ({ as: Tag, className, by, children }: KeptProps) => {
  const html = import.meta.env.SSR ? keptHtml(by, children) : null
  return html === null ? (
    <Tag className={className}>{children}</Tag>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it.
    <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
