import { inLangue, siteLangues } from '@colocdar/contracts/langues'
import { type ReactNode, useMemo, useState } from 'react'
import { langue } from '#langue'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { trustHtml } from '../pages/trusted-html.ts'

const siteName = 'Colocdar'

interface Seo {
  /** Without the site's name, which is added. */
  title: string
  description: string
  /** Canonical path of the page. */
  path?: string
  /** Path of the picture shown when the page is shared. */
  image?: string
  type?: 'website' | 'article' | 'profile'
  /** False keeps the page out of search engines; `follow` lets them follow its links all the same. */
  index?: boolean | 'follow'
  /** JSON-LD of schema.org. */
  structured?: Record<string, unknown>
}

export type Matches = readonly { id: string; loaderData?: unknown }[]

/** The title and the meta tags for search engines and shared links. Called by a page's `meta` with its matches. */
export const seo = (matches: Matches, page: Seo): ReactNode => {
  const title = page.title === siteName ? siteName : `${page.title} · ${siteName}`
  const absolute = absoluteFrom(matches)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {page.index === false && <meta name="robots" content="noindex" />}
      {page.index === 'follow' && <meta name="robots" content="noindex, follow" />}
      {page.path && <Addresses path={page.path} absolute={absolute} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={`${langue}_MA`} />
      <meta property="og:type" content={page.type ?? 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      {page.image && <meta property="og:image" content={absolute(page.image)} />}
      <meta name="twitter:card" content={page.image ? 'summary_large_image' : 'summary'} />
      {page.structured && <StructuredData data={page.structured} />}
    </>
  )
}

/** Its own, and the same page in each language. Who has neither language gets French. */
const Addresses = ({ path, absolute }: { path: string; absolute: (path: string) => string }) => (
  <>
    <link rel="canonical" href={absolute(inLangue(langue, path))} />
    {siteLangues.map((other) => (
      <link key={other} rel="alternate" hrefLang={`${other}-MA`} href={absolute(inLangue(other, path))} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={absolute(path)} />
    <meta property="og:url" content={absolute(inLangue(langue, path))} />
  </>
)

/**
 * For crawlers, which read what the server sent. Pages that the browser opens later have none: with Trusted Types a
 * script element cannot be filled there.
 */
const StructuredData = ({ data }: { data: Record<string, unknown> }) => {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  const hydrated = useHydrated()
  const [served] = useState(hydrated ? null : json)
  const trusted = useMemo(() => ({ __html: trustHtml(json) }), [json])
  if (json !== served) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no text of a member can end the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={trusted} />
}

/** Makes paths absolute with the site's URL from the root loader. */
export const absoluteFrom = (matches: Matches) => {
  const root = matches.find(({ id }) => id === 'root')
  const { siteUrl = '' } = (root?.loaderData ?? {}) as { siteUrl?: string }
  return (path: string): string => `${siteUrl}${path}`
}
