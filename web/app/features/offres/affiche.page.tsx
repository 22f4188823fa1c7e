import * as texts from '#texts/features/offres/components/affiche'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { fromServer } from '../../lib/pages/page-data.ts'
import { seo } from '../../lib/seo/seo.tsx'
import type { loader as serverLoader } from './affiche.loader.ts'
import { AfficheSheet } from './components/affiche/affiche-sheet.tsx'
import { AfficheTools } from './components/affiche/affiche-tools.tsx'

export const loader = fromServer<typeof serverLoader>

export const meta: Meta<typeof loader> = ({ matches, loaderData }) =>
  seo(matches, {
    title: loaderData ? texts.pageTitle(loaderData.offre.titre) : texts.notFound,
    description: texts.pageDescription,
    index: false,
  })

export default function AffichePage({ loaderData: { offre, url, code } }: PageProps<typeof loader>) {
  return (
    <div className="page-largeur py-6 md:py-10 print:p-0">
      <AfficheTools offre={offre} url={url} />
      <AfficheSheet offre={offre} url={url} code={code} />
    </div>
  )
}
