import { absoluteFrom, type Matches } from './seo.ts'

export interface Crumb {
  label: string
  /** The last one is the page itself and has no address. */
  to?: string
}

/** Several things of schema.org about one page. */
export const structuredData = (...things: Record<string, unknown>[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@graph': things,
})

/** Where a page stands, as search engines show it above its title. */
export const breadcrumbData = (matches: Matches, crumbs: readonly Crumb[]): Record<string, unknown> => {
  const absolute = absoluteFrom(matches)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: absolute(to) }),
    })),
  }
}

/** Who publishes the site. */
export const organisation = (matches: Matches): Record<string, unknown> => {
  const absolute = absoluteFrom(matches)
  return structuredData(
    {
      '@type': 'Organization',
      name: 'Colocdar',
      url: absolute('/'),
      logo: absolute('/favicon.svg'),
      areaServed: 'MA',
    },
    { '@type': 'WebSite', name: 'Colocdar', url: absolute('/'), inLanguage: 'fr' },
  )
}
