import { offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { apiContext, siteUrlContext } from '../../lib/client/api-context.ts'
import { orNotFound } from '../../lib/client/or-not-found.ts'
import { qrCodeOf } from '../../lib/formats/qr-code.ts'
import { localPath } from '../../lib/local-paths.ts'
import type { LoaderArgs } from '../../lib/pages/page.ts'

export const loader = async ({ context, params }: LoaderArgs<{ id: string }>) => {
  const offre = await orNotFound(context.get(apiContext)(offres.one, { params }))
  const url = `${context.get(siteUrlContext)}${localPath(paths.offre(offre.id))}`
  return { offre, url, code: qrCodeOf(url) }
}
