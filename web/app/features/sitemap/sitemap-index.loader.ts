import { apiContext, siteUrlContext } from '../../lib/client/api-context.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'
import { sitemapFiles } from './sitemap.ts'
import { indexXml } from './sitemap-xml.ts'

export const loader = async ({ context }: LoaderArgs) =>
  indexXml(context.get(siteUrlContext), await sitemapFiles(context.get(apiContext)))
