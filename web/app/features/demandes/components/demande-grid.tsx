import { classes } from '../../../ui/elements/classes.ts'
import { cardRow } from '../../../ui/layout/card-row.ts'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import type { ShownDemande } from '../shown-demande.ts'
import { DemandeCard } from './demande-card.tsx'

interface DemandeGridProps {
  demandes: readonly ShownDemande[]
  /** One card less per row beside a filter. */
  besideFilter?: boolean
  /** Swiped on a narrow screen: a part of a page about more than requests. */
  row?: boolean
}

export const DemandeGrid = ({ demandes, besideFilter = false, row = false }: DemandeGridProps) => (
  <ul className={row ? cardRow.list : gridLook(besideFilter)}>
    {demandes.map((demande) => (
      <li key={demande.id} className={row ? cardRow.item : undefined}>
        <DemandeCard demande={demande} />
      </li>
    ))}
  </ul>
)

export const DemandeGridSkeleton = ({ count, besideFilter = false }: { count: number; besideFilter?: boolean }) => (
  <div className={gridLook(besideFilter)}>
    {places(count).map((place) => (
      <DemandeCardSkeleton key={place} />
    ))}
  </div>
)

const DemandeCardSkeleton = () => (
  <div aria-hidden="true" className="flex flex-col gap-4 rounded-carte border border-bord bg-papier p-6">
    <div className="flex items-center gap-3">
      <Skeleton className="size-11 rounded-full" />
      <Skeleton className="h-4 w-1/2" />
    </div>
    <Skeleton className="h-6 w-4/5" />
    <Skeleton className="h-4" />
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="mt-4 h-8 w-1/3" />
  </div>
)

const places = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const gridLook = (besideFilter: boolean): string =>
  classes('grid gap-6 sm:grid-cols-2', besideFilter ? 'xl:grid-cols-3' : 'lg:grid-cols-3')
