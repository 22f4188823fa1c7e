import type { VilleInfo } from '@colocdar/contracts/villes'
import type { ReactNode } from 'react'
import { mobileQuery, useMediaQuery } from '../../../lib/hooks/use-media-query.ts'
import { Carousel } from '../../../ui/carousel/carousel.tsx'
import { villesVisibles } from '../villes-visibles.ts'
import { VilleCard } from './ville-card.tsx'

const scrollEvery = 3_000
const fitWithoutArrows = 3

interface VilleCarouselProps {
  villes: readonly VilleInfo[]
  heading: ReactNode
}

export const VilleCarousel = ({ villes, heading }: VilleCarouselProps) => {
  const mobile = useMediaQuery(mobileQuery)
  const visible = villesVisibles(villes)
  return (
    <Carousel
      label="Villes"
      heading={heading}
      arrows={visible.length > fitWithoutArrows && !mobile}
      autoplay={mobile ? scrollEvery : null}
      slideClassName="w-[68%] sm:w-[44%] md:w-[calc((100%-3rem)/4)]"
    >
      {visible.map((ville) => (
        <VilleCard key={ville.id} ville={ville} />
      ))}
    </Carousel>
  )
}
