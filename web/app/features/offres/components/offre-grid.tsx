import { classes } from '../../../ui/elements/classes.ts'
import { cardRow } from '../../../ui/layout/card-row.ts'
import { SkeletonCard } from '../../../ui/layout/skeleton.tsx'
import type { CardOffre } from '../shown-offre.ts'
import { OffreCard } from './offre-card.tsx'

interface OffreGridProps {
  offres: readonly CardOffre[]
  /** At the top of the page: the first photo loads first. */
  aboveFold?: boolean
  /** One card less per row beside a filter. */
  besideFilter?: boolean
}

export const OffreGrid = ({ offres, aboveFold = false, besideFilter = false }: OffreGridProps) => (
  <ul className={gridLook(besideFilter)}>
    {offres.map((offre, index) => (
      <li key={offre.id}>
        <OffreCard
          offre={offre}
          priority={aboveFold && index === 0}
          sizes={besideFilter ? sizesBesideFilter : undefined}
        />
      </li>
    ))}
  </ul>
)

/** A row of three. */
export const OffreRow = ({ offres }: { offres: readonly CardOffre[] }) => (
  <ul className={cardRow.list}>
    {offres.map((offre) => (
      <li key={offre.id} className={cardRow.item}>
        <OffreCard offre={offre} sizes={cardRow.sizes} />
      </li>
    ))}
  </ul>
)

export const OffreGridSkeleton = ({ count, besideFilter = false }: { count: number; besideFilter?: boolean }) => (
  <div className={gridLook(besideFilter)}>
    {places(count).map((place) => (
      <SkeletonCard key={place} />
    ))}
  </div>
)

const places = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const gridLook = (besideFilter: boolean): string =>
  classes('grid gap-6 sm:grid-cols-2', besideFilter ? 'xl:grid-cols-3' : 'lg:grid-cols-3')

const sizesBesideFilter = '(max-width: 639px) 92vw, (max-width: 1023px) 46vw, (max-width: 1279px) 33vw, 290px'
