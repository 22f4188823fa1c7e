/** The URLs of the site in a file, or the index of such files. */
export const sitemapXml = (root: 'urlset' | 'sitemapindex', siteUrl: string, paths: readonly string[]): Response => {
  const element = root === 'urlset' ? 'url' : 'sitemap'
  const lines = paths.map((path) => `<${element}><loc>${escapeXml(siteUrl + path)}</loc></${element}>`)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${schema}">\n${lines.join('\n')}\n</${root}>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  )
}

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
