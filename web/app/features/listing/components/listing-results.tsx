import { type ReactNode, useEffect } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import * as texts from '#texts/features/listing'
import { loading } from '../../../lib/client/load-state.ts'
import { useLasting } from '../../../lib/hooks/use-lasting.ts'
import { Button, ButtonLink } from '../../../ui/elements/button.tsx'
import { classes } from '../../../ui/elements/classes.ts'
import { ChevronDown, RotateCw } from '../../../ui/icons.ts'
import { ListPager } from '../../../ui/navigation/pager.tsx'
import { useFocusOnChange } from '../../../ui/navigation/use-focus-on-change.ts'
import { Alert } from '../../../ui/notices/alert.tsx'
import { countEmptySearch } from '../../vues/count-view.ts'
import { type ListingKind, listingHref, listings, sortedHref } from '../listing.ts'
import { listingFiltres } from '../listing-filtres.ts'
import type { LoadedListing } from '../load-listing.ts'
import { totalIn, totalOf } from '../total-text.ts'
import { usePendingList } from '../use-pending-list.ts'
import { ListingEmpty } from './listing-empty.tsx'
import { filtersForm } from './listing-filters.tsx'

export interface ListingResultsProps<T> {
  kind: ListingKind
  loaded: LoadedListing<T>
  skeleton: ReactNode
  /** Said when nothing is found. */
  nothing: string
  /** Other actions to offer when the whole list is empty. */
  otherwise: ReactNode
  /** Beside the number of results. */
  beside?: ReactNode
  children: (items: readonly T[]) => ReactNode
}

/** The number of results, the current page of them and the pager. */
export const ListingResults = <T,>(props: ListingResultsProps<T>) => {
  const { kind, loaded, skeleton, nothing, otherwise, beside, children } = props
  const { listing } = loaded
  const pending = usePendingList(kind)
  const state = useLasting(pending !== null) ? loading(loaded.found) : loaded.found
  const page = state.value
  // The pager is below the list, but a new page starts at the top.
  const heading = useFocusOnChange(page?.number ?? 0, { preventScroll: true })
  const { q } = listing.filtres
  const isLost = state.value?.totalElements === 0 && q !== undefined
  useEffect(() => (isLost ? countEmptySearch(q) : undefined), [isLost, q])
  const near = state.status === 'succeeded' && loaded.proches.length > 0 && (
    <section aria-labelledby="moins-proches" className="mt-4 flex flex-col gap-3">
      <h2 id="moins-proches" className="text-xl">
        {texts.near}
      </h2>
      {children(loaded.proches)}
    </section>
  )
  return (
    <>
      <div className="flex items-center justify-between gap-2 sm:gap-3">
        <div aria-live="polite" aria-busy={state.status === 'loading'} className="min-w-0">
          <h2 ref={heading} id="resultats" tabIndex={-1} className="font-semibold font-text tracking-normal sm:text-lg">
            {page ? capitalised(totalOf(totalIn(page), listings[kind].countText)) : texts.results}
          </h2>
        </div>
        {page && (
          <div className="flex shrink-0 items-center gap-2 sm:gap-3">
            {!page.empty && beside}
            {/* Of an empty list too: the next search keeps the order. */}
            <ListingSort kind={kind} pending={pending} tri={listing.filtres.tri} hidden={page.empty} />
          </div>
        )}
      </div>
      {state.status === 'failed' && <ListingFailure />}
      {state.status === 'loading' && skeleton}
      {state.value?.empty && near}
      {state.status === 'succeeded' &&
        (state.value.empty ? (
          <ListingEmpty
            kind={kind}
            loaded={loaded}
            title={nothing}
            total={state.value.totalElements}
            otherwise={otherwise}
          />
        ) : (
          children(state.value.content)
        ))}
      {state.value?.empty === false && near}
      {/* Beyond the last page there is no pager: the empty state links back. */}
      {page && !page.empty && (
        <ListPager list={page} hrefFor={(number) => listingHref(kind, { ...listing, page: number })} />
      )}
    </>
  )
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const ListingFailure = () => {
  const { pathname, search } = useLocation()
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert tone="error">{texts.failed}</Alert>
      <ButtonLink to={`${pathname}${search}`} variant="quiet" reloadDocument icon={<RotateCw className="size-5" />}>
        {texts.retry}
      </ButtonLink>
    </div>
  )
}

interface ListingSortProps {
  kind: ListingKind
  /** The list that is on its way has the filters that were chosen last. */
  pending: Location | null
  tri: string | undefined
  hidden: boolean
}

/** The order of the list, applied as it is chosen. It is a part of the filters' form; without scripts a button sends it. */
const ListingSort = ({ kind, pending, tri = '', hidden }: ListingSortProps) => {
  const navigate = useNavigate()
  const shown = useLocation()
  const { tris, triNames } = listingFiltres[kind]
  return (
    <div className={classes('relative items-center gap-2', hidden ? 'hidden' : 'flex')}>
      <select
        name="tri"
        aria-label={texts.sortBy}
        form={filtersForm}
        key={tri}
        defaultValue={tri}
        onChange={({ target }) => void navigate(sortedHref(pending ?? shown, target.value))}
        className="field-sizing-content min-h-11 appearance-none truncate rounded-full border border-transparent bg-transparent ps-1 pe-6 font-semibold text-sm transition hover:border-contour focus-visible:rounded-full max-sm:max-w-36 sm:ps-3 sm:pe-9"
      >
        {tris.map((each, place) => (
          <option key={each} value={place === 0 ? '' : each}>
            {triNames[each]}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute end-1 size-4 sm:end-3 text-brume" />
      <noscript>
        <Button type="submit" form={filtersForm} variant="quiet">
          {texts.sort}
        </Button>
      </noscript>
    </div>
  )
}
