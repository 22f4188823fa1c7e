import type { Avis } from '@colocdar/contracts/avis'
import { paths } from '@colocdar/contracts/paths'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { MessageSquarePlus } from '../../../ui/icons.ts'
import { SectionHeading } from '../../../ui/layout/section-heading.tsx'
import { AvisCarousel } from '../../avis/components/avis-carousel.tsx'

export const ReviewsSection = ({ avis }: { avis: readonly Avis[] }) => (
  <section
    id="reviews"
    aria-label="Témoignage"
    className="plus-bas zellige bg-dune text-majorelle [--hauteur:629px] sm:[--hauteur:477px] md:[--hauteur:540px]"
  >
    <div className="page-largeur flex flex-col gap-8 py-14 text-encre md:py-20">
      <AvisCarousel
        avis={avis}
        heading={<SectionHeading eyebrow="Témoignage" title="Ils ont trouvé leur chez-eux" />}
      />
      <ButtonLink
        to={paths.addAvis()}
        variant="quiet"
        icon={<MessageSquarePlus className="size-5" />}
        className="self-start"
      >
        Donner mon avis
      </ButtonLink>
    </div>
  </section>
)
