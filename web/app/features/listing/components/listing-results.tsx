import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { LoadState } from '../../../lib/client/load-state.ts'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { RotateCw } from '../../../ui/icons.ts'
import { ListPager } from '../../../ui/navigation/pager.tsx'
import { useFocusOnChange } from '../../../ui/navigation/use-focus-on-change.ts'
import { Alert } from '../../../ui/notices/alert.tsx'
import type { Found } from '../load-listing.ts'
import { totalOf } from '../total-text.ts'

interface ListingResultsProps<T> {
  state: LoadState<Found<T>>
  /** « colocation ». */
  noun: string
  sort: ReactNode
  hrefFor: (page: number) => string
  /** Shown when the list could not be fetched. */
  failure: string
  skeleton: ReactNode
  empty: (page: Found<T>) => ReactNode
  /** Beside the number of results. */
  beside?: ReactNode
  children: (items: readonly T[]) => ReactNode
}

/** The number of results, the current page of them and the pager. */
export const ListingResults = <T,>({
  state,
  noun,
  sort,
  hrefFor,
  failure,
  skeleton,
  empty,
  beside,
  children,
}: ListingResultsProps<T>) => {
  const page = state.value
  // The pager is below the list, but a new page starts at the top.
  const heading = useFocusOnChange(page?.number ?? 0, { preventScroll: true })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div aria-live="polite" aria-busy={state.status === 'loading'} className="min-w-0">
          <h2 ref={heading} id="resultats" tabIndex={-1} className="font-semibold font-text text-lg tracking-normal">
            {page
              ? capitalised(totalOf({ total: page.totalElements, capped: page.totalCapped === true }, noun))
              : 'Résultats'}
          </h2>
        </div>
        {page && !page.empty && (
          <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
            {beside}
            {sort}
          </div>
        )}
      </div>
      {state.status === 'failed' && <ListingFailure text={failure} />}
      {state.status === 'loading' && skeleton}
      {state.status === 'succeeded' && (state.value.empty ? empty(state.value) : children(state.value.content))}
      {/* Beyond the last page there is no pager: the empty state links back. */}
      {page && !page.empty && <ListPager list={page} hrefFor={hrefFor} />}
    </>
  )
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const ListingFailure = ({ text }: { text: string }) => {
  const { pathname, search } = useLocation()
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert tone="error">{text}</Alert>
      <ButtonLink to={`${pathname}${search}`} variant="quiet" reloadDocument icon={<RotateCw className="size-5" />}>
        Réessayer
      </ButtonLink>
    </div>
  )
}
