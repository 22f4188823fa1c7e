import type { VilleInfo } from '@colocdar/contracts/villes'
import type { ReactNode } from 'react'
import type { LoadState } from '../../../lib/client/load-state.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx'
import { segmentLook, segmentsLook } from '../../../ui/navigation/segment-look.ts'
import { Alert } from '../../../ui/notices/alert.tsx'
import { type Listing, type ListingKind, listingHref } from '../listing.ts'
import { VilleFilter } from './ville-filter.tsx'

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

/** The screen of a list with its city filter. */
export const ListingFrame = ({ kind, listing, villes, title, subtitle, breadcrumb, children }: ListingFrameProps) => (
  <div className="page-largeur py-6 md:py-10">
    <Breadcrumb items={breadcrumb} />
    <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="min-w-0 max-w-2xl">
        <h1 className="text-3xl md:text-5xl">{title}</h1>
        <p className="mt-2 text-brume text-lg">{subtitle}</p>
      </div>
      <KindSwitch kind={kind} listing={listing} />
    </div>
    <div className="mt-6 grid items-start gap-6 lg:mt-10 lg:grid-cols-[16rem_1fr] lg:gap-8">
      {villes.status === 'failed' ? (
        <Alert tone="error">Les villes n’ont pas pu être chargées.</Alert>
      ) : (
        <VilleFilter kind={kind} listing={listing} villes={villes.value ?? []} />
      )}
      <section aria-labelledby="resultats" className="flex min-w-0 flex-col gap-6">
        {children}
      </section>
    </div>
  </div>
)

/** Switches between offers and requests, for the same city. */
const KindSwitch = ({ kind, listing }: Pick<ListingFrameProps, 'kind' | 'listing'>) => (
  <nav aria-label="Type d’annonces" className={segmentsLook}>
    {kinds.map(({ id, label }) => (
      <Link
        key={id}
        to={listingHref(id, { ...listing, page: 0 })}
        aria-current={id === kind ? 'page' : undefined}
        className={segmentLook(id === kind)}
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
