import { langue } from '#langue'
import { localPath } from '../local-paths.ts'
import { absoluteFrom, type Matches } from './seo.tsx'

export interface Crumb {
  label: string
  /** The last one is the page itself and has no link. */
  to?: string
}

/** Several schema.org objects about one page. */
export const structuredData = (...things: Record<string, unknown>[]): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@graph': things,
})

/** The breadcrumb that search engines show above the title. */
export const breadcrumbData = (matches: Matches, crumbs: readonly Crumb[]): Record<string, unknown> => {
  const absolute = absoluteFrom(matches)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: absolute(localPath(to)) }),
    })),
  }
}

/** The publisher of the site. */
export const organisation = (matches: Matches): Record<string, unknown> => {
  const absolute = absoluteFrom(matches)
  return structuredData(
    {
      '@type': 'Organization',
      name: 'Colocdar',
      url: absolute(localPath('/')),
      logo: absolute('/favicon.svg'),
      areaServed: 'MA',
    },
    { '@type': 'WebSite', name: 'Colocdar', url: absolute(localPath('/')), inLanguage: langue },
  )
}
