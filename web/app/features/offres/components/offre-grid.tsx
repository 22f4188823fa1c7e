import { classes } from '../../../ui/elements/classes.ts'
import { SkeletonCard } from '../../../ui/layout/skeleton.tsx'
import type { CardOffre } from '../shown-offre.ts'
import { OffreCard } from './offre-card.tsx'

interface OffreGridProps {
  offres: readonly CardOffre[]
  /** At the top of the page: the first photo loads first. */
  aboveFold?: boolean
  /** Low cards, two in a row: a list is compared, and its first screen shows several prices. */
  besideFilter?: boolean
}

export const OffreGrid = ({ offres, aboveFold = false, besideFilter = false }: OffreGridProps) => (
  <ul className={gridLook(besideFilter)}>
    {offres.map((offre, index) => (
      <li key={offre.id}>
        <OffreCard
          offre={offre}
          priority={aboveFold && index === 0}
          sizes={besideFilter ? sizesInRows : undefined}
          compact={besideFilter}
        />
      </li>
    ))}
  </ul>
)

export const OffreGridSkeleton = ({ count, besideFilter = false }: { count: number; besideFilter?: boolean }) => (
  <div className={gridLook(besideFilter)}>
    {places(count).map((place) => (
      <SkeletonCard key={place} compact={besideFilter} />
    ))}
  </div>
)

const places = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const gridLook = (besideFilter: boolean): string =>
  classes('grid sm:grid-cols-2', besideFilter ? 'gap-4' : 'gap-6 lg:grid-cols-3')

const sizesInRows = '(max-width: 639px) 34vw, 176px'
