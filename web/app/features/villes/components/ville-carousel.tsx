import { paths } from '@colocdar/contracts/paths'
import type { VilleInfo } from '@colocdar/contracts/villes'
import type { ReactNode } from 'react'
import * as texts from '#texts/features/villes'
import { nomOf } from '../../../lib/formats/ville-nom.ts'
import { Carousel } from '../../../ui/carousel/carousel.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { Picture } from '../../../ui/elements/picture.tsx'
import { villesVisibles } from '../villes-visibles.ts'

const scrollEvery = 3_000
const fitWithoutArrows = 3

interface VilleCarouselProps {
  villes: readonly VilleInfo[]
  heading: ReactNode
}

export const VilleCarousel = ({ villes, heading }: VilleCarouselProps) => {
  const visible = villesVisibles(villes)
  return (
    <Carousel
      label={texts.carousel}
      heading={heading}
      arrows={visible.length > fitWithoutArrows}
      autoplay={scrollEvery}
      byScreen
      slideClassName="w-[68%] sm:w-[44%] md:w-[calc((100%-3rem)/4)]"
    >
      {visible.map((ville) => (
        <VilleCard key={ville.id} ville={ville} />
      ))}
    </Carousel>
  )
}

const VilleCard = ({ ville }: { ville: VilleInfo }) => (
  <Link
    to={paths.villeOffres(ville.id)}
    className="group relative block overflow-hidden rounded-carte bg-nuit shadow-doux transition hover:-translate-y-1 hover:shadow-leve focus-visible:rounded-carte"
  >
    <Picture
      src={ville.image}
      alt=""
      sizes="(max-width: 640px) 63vw, (max-width: 768px) 41vw, 284px"
      width={600}
      height={750}
      className="aspect-4/5 transition duration-250 group-hover:scale-[1.03]"
    />
    <span className="absolute inset-x-0 bottom-0 flex flex-col gap-1 bg-linear-to-t from-[#14122a] from-25% via-[#14122a]/80 to-transparent px-5 pt-20 pb-5 text-nuit-texte">
      <span className="font-bold font-titre text-2xl leading-tight">{nomOf(ville)}</span>
      <span className="text-sm">
        {texts.offres(ville.verifiedColocCount)} · {texts.demandes(ville.verifiedDemandeCount)}
      </span>
    </span>
  </Link>
)
