import { offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { apiContext, siteUrlContext } from '../../lib/client/api-context.ts'
import { orNotFound } from '../../lib/client/or-not-found.ts'
import { seo } from '../../lib/seo/seo.ts'
import type { Route } from './+types/affiche.page.ts'
import { AfficheSheet } from './components/affiche/affiche-sheet.tsx'
import { AfficheTools } from './components/affiche/affiche-tools.tsx'
import { qrCodeOf } from './qr-code.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const offre = await orNotFound(context.get(apiContext)(offres.one, { params }))
  const url = `${context.get(siteUrlContext)}${paths.offre(offre.id)}`
  return { offre, url, code: qrCodeOf(url) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  seo(matches, {
    title: loaderData ? `Affiche\u00a0: ${loaderData.offre.titre}` : 'Page introuvable',
    description: 'Une affiche A4 à imprimer, avec un code QR qui mène à l’annonce.',
    index: false,
  })

export default function AffichePage({ loaderData: { offre, url, code } }: Route.ComponentProps) {
  return (
    <div className="page-largeur py-6 md:py-10 print:p-0">
      <AfficheTools offre={offre} url={url} />
      <AfficheSheet offre={offre} url={url} code={code} />
    </div>
  )
}
