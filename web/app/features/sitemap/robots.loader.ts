import { inLangue, siteLangues } from '@colocdar/contracts/langues'
import { paths } from '@colocdar/contracts/paths'
import { siteUrlContext } from '../../lib/client/api-context.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'

/** Keeps search engines out of the pages for members. */
const hidden = [paths.admin(), paths.auth(), paths.profile(), paths.editProfile(), paths.annonces(), paths.devMails()]

export const loader = ({ context }: LoaderArgs) => {
  const rules = [
    'User-agent: *',
    ...siteLangues.flatMap((langue) => hidden.map((path) => `Disallow: ${inLangue(langue, path)}`)),
    'Disallow: /api/',
    '',
  ]
  const sitemap = `Sitemap: ${context.get(siteUrlContext)}/sitemap.xml`
  return new Response([...rules, sitemap, ''].join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
