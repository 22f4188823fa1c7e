import type { MetaDescriptor } from 'react-router'

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

export type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** The meta tags for search engines and shared links. Called by a page's `meta` with its matches. */
export const seo = (matches: Matches, page: Seo): MetaDescriptor[] => {
  const title = page.title === siteName ? siteName : `${page.title} · ${siteName}`
  const absolute = absoluteFrom(matches)
  return [
    { title },
    { name: 'description', content: page.description },
    ...robots(page.index),
    ...(page.path ? [{ tagName: 'link', rel: 'canonical', href: absolute(page.path) }] : []),
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'fr_MA' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    ...(page.path ? [{ property: 'og:url', content: absolute(page.path) }] : []),
    ...(page.image ? [{ property: 'og:image', content: absolute(page.image) }] : []),
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    ...(page.structured ? [{ 'script:ld+json': page.structured } as MetaDescriptor] : []),
  ]
}

const robots = (index: Seo['index'] = true): MetaDescriptor[] => {
  if (index === true) return []
  return [{ name: 'robots', content: index === 'follow' ? 'noindex, follow' : 'noindex' }]
}

/** Makes paths absolute with the site's URL from the root loader. */
export const absoluteFrom = (matches: Matches) => {
  const { siteUrl = '' } = (matches[0]?.loaderData ?? {}) as { siteUrl?: string }
  return (path: string): string => `${siteUrl}${path}`
}
