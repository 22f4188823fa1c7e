import { paths } from '@colocdar/contracts/paths'
import { useId } from 'react'
import { seeMore } from '#texts/features/offres/components'
import { cardRow } from '../../../ui/layout/card-row.ts'
import { SectionHeading } from '../../../ui/layout/section-heading.tsx'
import type { CardOffre } from '../shown-offre.ts'
import { OffreCard } from './offre-card.tsx'

interface OffresRecentesProps {
  title: string
  eyebrow?: string
  text?: string
  /** At most three, from `fetchOffresRecentes` or `fetchOffresSimilaires`. */
  offres: readonly CardOffre[]
}

/** A few offers and a link to the list; nothing when there are none. */
export const OffresRecentes = ({ title, eyebrow, text, offres }: OffresRecentesProps) => {
  const id = useId()
  if (offres.length === 0) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-8">
      <SectionHeading
        id={id}
        eyebrow={eyebrow}
        title={title}
        text={text}
        all={{ to: paths.offres(), label: seeMore }}
      />
      <ul className={cardRow.list}>
        {offres.map((offre) => (
          <li key={offre.id} className={cardRow.item}>
            <OffreCard offre={offre} sizes={cardRow.sizes} />
          </li>
        ))}
      </ul>
    </section>
  )
}
