import { inLangue, siteLangues } from '@colocdar/contracts/langues'

/** The files of the sitemap. */
export const sitemapIndexXml = (siteUrl: string, files: readonly string[]): Response =>
  xml(
    'sitemapindex',
    files.map((file) => `<sitemap>${locationOf(siteUrl, file)}</sitemap>`),
  )

/** Pages, each in every language and with its addresses in the others. */
export const sitemapXml = (siteUrl: string, pages: readonly string[]): Response =>
  xml(
    'urlset',
    pages.flatMap((page) => {
      const alternates = siteLangues.map(
        (langue) =>
          `<xhtml:link rel="alternate" hreflang="${langue}-MA" href="${escapeXml(siteUrl + inLangue(langue, page))}"/>`,
      )
      return siteLangues.map(
        (langue) => `<url>${locationOf(siteUrl, inLangue(langue, page))}${alternates.join('')}</url>`,
      )
    }),
  )

const xml = (root: 'urlset' | 'sitemapindex', lines: string[]): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${schemas}>\n${lines.join('\n')}\n</${root}>\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })

const schemas = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const locationOf = (siteUrl: string, path: string): string => `<loc>${escapeXml(siteUrl + path)}</loc>`

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
