import { paths } from '@colocdar/contracts/paths'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { fromServer } from '../../lib/pages/page-data.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { organisation } from '../../lib/seo/structured-data.ts'
import { VerifyEmailReminder } from '../auth/components/verify-email-button.tsx'
import type { loader as serverLoader } from './accueil.loader.ts'
import { BlogsSection } from './components/blogs-section.tsx'
import { ContactSection } from './components/contact-section.tsx'
import { ExploreSection } from './components/explore-section.tsx'
import { HeroSection } from './components/hero-section.tsx'
import { ReviewsSection } from './components/reviews-section.tsx'
import { ServicesSection } from './components/services-section.tsx'

export const loader = fromServer<typeof serverLoader>

export const meta: Meta = ({ matches }) =>
  seo(matches, {
    title: 'Trouvez votre coloc, trouvez votre chez-vous',
    description:
      'Chambres, studios et appartements en colocation au Maroc\u00a0: des annonces vérifiées une à une, ville par ville.',
    path: paths.home(),
    structured: organisation(matches),
  })

export default function AccueilPage({ loaderData }: PageProps<typeof loader>) {
  const { villes, offres, demandes, recentes, avis, posts } = loaderData
  return (
    <>
      <VerifyEmailReminder />
      <HeroSection />
      <ExploreSection villes={villes} offres={offres} demandes={demandes} recentes={recentes} />
      <ServicesSection />
      <ReviewsSection avis={avis} />
      <BlogsSection posts={posts} />
      <ContactSection />
    </>
  )
}
