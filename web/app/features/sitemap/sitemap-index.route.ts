import { apiContext, siteUrlContext } from '../../lib/client/api-context.ts'
import type { Route } from './+types/sitemap-index.route.ts'
import { sitemapFiles } from './sitemap.ts'
import { indexXml } from './sitemap-xml.ts'

export const loader = async ({ context }: Route.LoaderArgs) =>
  indexXml(context.get(siteUrlContext), await sitemapFiles(context.get(apiContext)))
