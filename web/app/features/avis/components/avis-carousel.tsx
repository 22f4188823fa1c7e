import type { Avis } from '@colocdar/contracts/avis'
import type { ReactNode } from 'react'
import { Carousel } from '../../../ui/carousel/carousel.tsx'
import { AvisCard } from './avis-card.tsx'

const advanceEvery = 5_000

/** One card, two side by side above 768 px. */
const slideWidth = 'w-full min-[769px]:w-[calc((100%-1rem)/2)]'

export const AvisCarousel = ({ avis, heading }: { avis: readonly Avis[]; heading: ReactNode }) => {
  if (avis.length === 0) {
    return (
      <>
        {heading}
        <p className="text-brume text-lg">No reviews available at the moment.</p>
      </>
    )
  }
  return (
    <Carousel label="Avis des membres" heading={heading} autoplay={advanceEvery} slideClassName={slideWidth}>
      {avis.map((un) => (
        <AvisCard key={un.id} avis={un} />
      ))}
    </Carousel>
  )
}
