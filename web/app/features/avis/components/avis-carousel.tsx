import type { Avis } from '@colocdar/contracts/avis'
import { publicNom } from '@colocdar/contracts/public-nom'
import type { ReactNode } from 'react'
import * as texts from '#texts/features/avis'
import { Carousel } from '../../../ui/carousel/carousel.tsx'
import { Avatar } from '../../../ui/elements/avatar.tsx'
import { Stars } from '../../../ui/elements/stars.tsx'
import { Card } from '../../../ui/layout/card.tsx'

const advanceEvery = 5_000

/** One card, two side by side above 768 px. */
const slideWidth = 'w-full min-[769px]:w-[calc((100%-1rem)/2)]'

export const AvisCarousel = ({ avis, heading }: { avis: readonly Avis[]; heading: ReactNode }) => {
  if (avis.length === 0) {
    return (
      <>
        {heading}
        <p className="text-brume text-lg">{texts.none}</p>
      </>
    )
  }
  return (
    <Carousel label={texts.carousel} heading={heading} autoplay={advanceEvery} slideClassName={slideWidth}>
      {avis.map((un) => (
        <AvisCard key={un.id} avis={un} />
      ))}
    </Carousel>
  )
}

const AvisCard = ({ avis }: { avis: Avis }) => {
  const nom = publicNom(avis.auteur) ?? texts.anonymous
  return (
    <Card className="flex h-full flex-col gap-4">
      <Stars value={avis.note} />
      <blockquote dir="auto" className="grow text-lg">
        {avis.commentaire}
      </blockquote>
      <p className="flex items-center gap-3 font-semibold">
        <Avatar name={nom} />
        <bdi>{nom}</bdi>
      </p>
    </Card>
  )
}
