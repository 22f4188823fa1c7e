import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/accueil'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { fromServer } from '../../lib/pages/page-data.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { organisation } from '../../lib/seo/structured-data.ts'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { MessageSquarePlus } from '../../ui/icons.ts'
import { SectionHeading } from '../../ui/layout/section-heading.tsx'
import { VerifyEmailReminder } from '../auth/components/verify-email-button.tsx'
import { AvisCarousel } from '../avis/components/avis-carousel.tsx'
import { PostGrid } from '../blog/components/post-grid.tsx'
import { ContactForm } from '../contact/components/contact-form.tsx'
import type { loader as serverLoader } from './accueil.loader.ts'
import { ExploreSection } from './components/explore-section.tsx'
import { HeroSection } from './components/hero-section.tsx'
import { ServicesSection } from './components/services-section.tsx'

export const loader = fromServer<typeof serverLoader>

export const meta: Meta = ({ matches }) =>
  seo(matches, {
    title: texts.title,
    description: texts.description,
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
      <section
        id="reviews"
        aria-label={texts.avis}
        className="plus-bas zellige bg-dune text-majorelle [--hauteur:629px] sm:[--hauteur:477px] md:[--hauteur:540px]"
      >
        <div className="page-largeur flex flex-col gap-8 py-14 text-encre md:py-20">
          <AvisCarousel avis={avis} heading={<SectionHeading eyebrow={texts.avis} title={texts.avisTitle} />} />
          <ButtonLink
            to={paths.addAvis()}
            variant="quiet"
            icon={<MessageSquarePlus className="size-5" />}
            className="self-start"
          >
            {texts.addAvis}
          </ButtonLink>
        </div>
      </section>
      <section
        id="blogs"
        aria-label={texts.blog}
        className="plus-bas page-largeur flex flex-col gap-8 py-14 [--hauteur:706px] sm:[--hauteur:640px] md:py-20 md:[--hauteur:670px]"
      >
        <SectionHeading
          eyebrow={texts.blog}
          title={texts.blogTitle}
          all={{ to: paths.blogs(), label: texts.allPosts }}
        />
        {posts.length === 0 ? <p className="text-brume text-lg">{texts.noPost}</p> : <PostGrid posts={posts} row />}
      </section>
      <section
        id="contact"
        aria-label={texts.contact}
        className="plus-bas bg-dune [--hauteur:800px] sm:[--hauteur:770px] md:[--hauteur:808px] lg:[--hauteur:656px]"
      >
        <div className="page-largeur grid items-start gap-10 py-14 md:py-20 lg:grid-cols-[1fr_1.2fr]">
          <SectionHeading eyebrow={texts.contact} title={texts.contactTitle} text={texts.contactText} />
          <ContactForm />
        </div>
      </section>
    </>
  )
}
