import { apiContext, siteUrlContext } from '../../lib/client/api-context.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'
import { sitemapAddresses } from './sitemap.ts'
import { sitemapXml } from './sitemap-xml.ts'

export const loader = async ({ context, params }: LoaderArgs<{ file: string }>) => {
  const addresses = await sitemapAddresses(context.get(apiContext), params.file.replace(/\.xml$/, ''))
  return addresses ? sitemapXml(context.get(siteUrlContext), addresses) : new Response(null, { status: 404 })
}
