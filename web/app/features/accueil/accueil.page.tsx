import { paths } from '@colocdar/contracts/paths'
import { apiContext } from '../../lib/client/api-context.ts'
import { seo } from '../../lib/seo/seo.ts'
import { organisation } from '../../lib/seo/structured-data.ts'
import { VerifyEmailReminder } from '../auth/components/verify-email-reminder.tsx'
import type { Route } from './+types/accueil.page.ts'
import { BlogsSection } from './components/blogs-section.tsx'
import { ContactSection } from './components/contact-section.tsx'
import { ExploreSection } from './components/explore-section.tsx'
import { HeroSection } from './components/hero-section.tsx'
import { ReviewsSection } from './components/reviews-section.tsx'
import { ServicesSection } from './components/services-section.tsx'
import { loadAccueil } from './load-accueil.ts'

export const loader = ({ context }: Route.LoaderArgs) => loadAccueil(context.get(apiContext))

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Trouvez votre coloc, trouvez votre chez-vous',
    description:
      'Chambres, studios et appartements en colocation au Maroc\u00a0: des annonces vérifiées une à une, ville par ville.',
    path: paths.home(),
    structured: organisation(matches),
  })

export default function AccueilPage({ loaderData }: Route.ComponentProps) {
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
