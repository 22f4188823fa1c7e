import { paths } from '@colocdar/contracts/paths'
import type { Meta } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { about } from './about.text.ts'
import { InformationPage } from './components/information-page.tsx'

export const meta: Meta = ({ matches }) =>
  seo(matches, {
    title: 'À propos',
    description:
      'Colocdar met en relation celles et ceux qui partagent un logement au Maroc\u00a0: annonces vérifiées, profils réels, numéros protégés.',
    path: paths.about(),
  })

export default function AboutPage() {
  return (
    <InformationPage
      title="À propos de Colocdar"
      lead="Coloc, et dar&nbsp;: la maison. Nous aidons les gens à partager un toit en confiance, partout au Maroc."
      sections={about}
      after={
        <ButtonLink to={paths.offres()} size="large" className="mt-10">
          Voir les colocations
        </ButtonLink>
      }
    />
  )
}
