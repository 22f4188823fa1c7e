import { paths } from '@colocdar/contracts/paths'
import { apiContext, siteUrlContext } from '../../lib/client/api-context.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'
import { sitemapFiles } from './sitemap.ts'
import { sitemapIndexXml } from './sitemap-xml.ts'

export const loader = async ({ context }: LoaderArgs) => {
  const files = await sitemapFiles(context.get(apiContext))
  return sitemapIndexXml(
    context.get(siteUrlContext),
    files.map((file) => paths.sitemapFile(`${file}.xml`)),
  )
}
