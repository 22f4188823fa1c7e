import * as texts from '#texts/features/listing'
import { classes } from '../../../ui/elements/classes.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { Breadcrumb } from '../../../ui/navigation/breadcrumb.tsx'
import { segmentLook, segmentsLook } from '../../../ui/navigation/segment-look.ts'
import { Alert } from '../../../ui/notices/alert.tsx'
import { type Listing, type ListingKind, listingHref, listingKinds, listingOfKind, listings } from '../listing.ts'
import { listingCrumbs } from '../listing-seo.ts'
import { ListingChips } from './listing-chips.tsx'
import { FiltersOpener, ListingFilters } from './listing-filters.tsx'
import { ListingResults, type ListingResultsProps } from './listing-results.tsx'
import { ListingSearch } from './listing-search.tsx'
import { VilleFilter, VilleFilterOpener } from './ville-filter.tsx'

interface ListingPageProps<T> extends ListingResultsProps<T> {
  title: string
  subtitle: string
}

const filterId = 'filtre-ville'
const filtersId = 'filtres'

/** The screen of a list with its filters. */
export const ListingPage = <T,>({ title, subtitle, ...results }: ListingPageProps<T>) => {
  const { kind, loaded } = results
  const { listing, ville, repere, villes, chips, warnings } = loaded
  return (
    <div className="page-largeur py-2 md:py-6 lg:grid lg:grid-cols-[1fr_auto] lg:items-end lg:gap-x-8">
      <div className="max-sm:hidden lg:col-span-2">
        <Breadcrumb items={listingCrumbs(kind, ville, repere)} />
      </div>
      <div className="min-w-0 max-w-2xl">
        {/* On a phone the list comes first: the button of the city and the field say where one is. */}
        <h1 className="text-2xl max-sm:sr-only md:text-4xl">{title}</h1>
        <p className="mt-1 text-brume max-sm:hidden">{subtitle}</p>
        <div className="sm:mt-2 lg:mt-4">
          <ListingSearch kind={kind} listing={listing} />
        </div>
      </div>
      {/* On a phone it stays below the navbar while the list scrolls. */}
      <div className="bord-perdu sticky top-16 z-20 my-1 flex items-center gap-2 bg-sable py-2 md:top-18 lg:static lg:m-0 lg:p-0">
        <KindSwitch kind={kind} listing={listing} villeOfRepere={repere?.villeId} />
        {villes.value && <VilleFilterOpener id={filterId} listing={listing} villes={villes.value} />}
        <FiltersOpener id={filtersId} count={Object.keys(listing.filtres).filter((name) => name !== 'tri').length} />
      </div>
      <div className="grid items-start gap-6 lg:col-span-2 lg:mt-6 lg:grid-cols-[17rem_1fr] lg:gap-8">
        <div className="max-lg:contents lg:sticky lg:top-24 lg:flex lg:max-h-[calc(100dvh-7rem)] lg:flex-col lg:gap-4 lg:scroll-pb-24 lg:overflow-y-auto lg:*:shrink-0">
          {/* Another search resets the inputs, and what was counted while they were filled. */}
          <ListingFilters
            key={JSON.stringify([listing.villeId, loaded.typed])}
            id={filtersId}
            kind={kind}
            loaded={loaded}
          />
          {villes.status === 'failed' ? (
            <Alert tone="error">{texts.villesFailed}</Alert>
          ) : (
            <VilleFilter id={filterId} kind={kind} listing={listing} villes={villes.value ?? []} />
          )}
        </div>
        <section aria-labelledby="resultats" className="flex min-w-0 flex-col gap-3 lg:gap-4">
          {chips.length > 0 && <ListingChips kind={kind} chips={chips} all={listings[kind].all()} />}
          {warnings.length > 0 && (
            <Alert tone="warning" title={texts.leftOut(warnings.length)}>
              {warnings.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Alert>
          )}
          <ListingResults {...results} />
        </section>
      </div>
    </div>
  )
}

interface KindSwitchProps {
  kind: ListingKind
  listing: Listing
  villeOfRepere: number | undefined
}

/** Switches between offers and requests, for the same city and words. */
const KindSwitch = ({ kind, listing, villeOfRepere }: KindSwitchProps) => (
  <nav aria-label={texts.kinds} className={segmentsLook}>
    {listingKinds.map((id) => (
      <Link
        key={id}
        to={listingHref(id, id === kind ? { ...listing, page: 0 } : listingOfKind(listing, villeOfRepere))}
        aria-current={id === kind ? 'page' : undefined}
        className={classes(segmentLook(id === kind), 'max-sm:px-3 max-sm:text-sm')}
      >
        {listings[id].shortLabel}
      </Link>
    ))}
  </nav>
)
