import { data } from 'react-router'
import { apiContext, siteUrlContext } from '../../lib/client/api-context.ts'
import type { Route } from './+types/sitemap-file.route.ts'
import { sitemapAddresses } from './sitemap.ts'
import { addressesXml } from './sitemap-xml.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const addresses = await sitemapAddresses(context.get(apiContext), params.file.replace(/\.xml$/, ''))
  if (!addresses) throw data(null, { status: 404 })
  return addressesXml(context.get(siteUrlContext), addresses)
}
