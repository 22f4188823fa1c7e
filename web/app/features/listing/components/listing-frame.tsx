import type { VilleInfo } from '@colocdar/contracts/villes'
import type { ReactNode } from 'react'
import type { LoadState } from '../../../lib/client/load-state.ts'
import { classes } from '../../../ui/elements/classes.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx'
import { segmentLook, segmentsLook } from '../../../ui/navigation/segment-look.ts'
import { Alert } from '../../../ui/notices/alert.tsx'
import { type Listing, type ListingKind, listingHref } from '../listing.ts'
import { VilleFilter, VilleFilterOpener } from './ville-filter.tsx'

interface ListingFrameProps {
  kind: ListingKind
  listing: Listing
  villes: LoadState<VilleInfo[]>
  title: string
  subtitle: string
  breadcrumb: readonly { label: string; to?: string }[]
  /** The results. */
  children: ReactNode
}

const filterId = 'filtre-ville'

/** The screen of a list with its city filter. */
export const ListingFrame = ({ kind, listing, villes, title, subtitle, breadcrumb, children }: ListingFrameProps) => (
  <div className="page-largeur py-2 md:py-6 lg:grid lg:grid-cols-[1fr_auto] lg:items-end lg:gap-x-8">
    <div className="lg:col-span-2">
      <Breadcrumb items={breadcrumb} />
    </div>
    <div className="min-w-0 max-w-2xl">
      <h1 className="text-2xl md:text-4xl">{title}</h1>
      <p className="mt-1 text-brume max-sm:hidden">{subtitle}</p>
    </div>
    <div className={barLook}>
      <KindSwitch kind={kind} listing={listing} />
      {villes.value && <VilleFilterOpener id={filterId} listing={listing} villes={villes.value} />}
    </div>
    <div className="grid items-start gap-6 lg:col-span-2 lg:mt-6 lg:grid-cols-[16rem_1fr] lg:gap-8">
      {villes.status === 'failed' ? (
        <Alert tone="error">Les villes n’ont pas pu être chargées.</Alert>
      ) : (
        <VilleFilter id={filterId} kind={kind} listing={listing} villes={villes.value ?? []} />
      )}
      <section aria-labelledby="resultats" className="flex min-w-0 flex-col gap-3 lg:gap-4">
        {children}
      </section>
    </div>
  </div>
)

/** On a phone it stays below the navbar while the list scrolls. */
const barLook =
  'bord-perdu sticky top-16 z-20 my-1 flex items-center gap-2 bg-sable py-2 md:top-18 lg:static lg:m-0 lg:p-0'

/** Switches between offers and requests, for the same city. */
const KindSwitch = ({ kind, listing }: Pick<ListingFrameProps, 'kind' | 'listing'>) => (
  <nav aria-label="Type d’annonces" className={segmentsLook}>
    {kinds.map(({ id, label }) => (
      <Link
        key={id}
        to={listingHref(id, { ...listing, page: 0 })}
        aria-current={id === kind ? 'page' : undefined}
        className={classes(segmentLook(id === kind), 'max-sm:px-3 max-sm:text-sm')}
      >
        {label}
      </Link>
    ))}
  </nav>
)

const kinds: readonly { id: ListingKind; label: string }[] = [
  { id: 'offres', label: 'Offres' },
  { id: 'demandes', label: 'Demandes' },
]
