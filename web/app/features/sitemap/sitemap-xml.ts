const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export const indexXml = (siteUrl: string, files: readonly string[]): Response =>
  xml(
    'sitemapindex',
    files.map((file) => `<sitemap><loc>${escapeXml(`${siteUrl}/sitemap/${file}.xml`)}</loc></sitemap>`),
  )

export const addressesXml = (siteUrl: string, addresses: readonly string[]): Response =>
  xml(
    'urlset',
    addresses.map((address) => `<url><loc>${escapeXml(`${siteUrl}${address}`)}</loc></url>`),
  )

const xml = (root: string, lines: readonly string[]): Response =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${schema}">\n${lines.join('\n')}\n</${root}>\n`,
    {
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    },
  )

const escapeXml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
