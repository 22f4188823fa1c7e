import { withQuery } from '@colocdar/contracts/paths'
import { type FormEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/elements/button.tsx'
import { ChevronDown, X } from '../../../ui/icons.ts'
import { useClosedByNavigation } from '../../../ui/overlays/use-closed-by-navigation.ts'
import { type Listing, type ListingKind, listingHref } from '../listing.ts'
import { listingFiltres } from '../listing-filtres.ts'
import { type Total, totalText } from '../total-text.ts'
import { queryOf, useFilterTotal } from '../use-filter-total.ts'
import { FilterField } from './filter-field.tsx'
import { QuartierField } from './quartier-field.tsx'
import { RangeField } from './range-field.tsx'

export interface ListingFiltersProps {
  /** Of the sheet, which its opener names. */
  id: string
  kind: ListingKind
  listing: Listing
  /** As typed, right or wrong. */
  typed: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  /** What the list shows now. */
  shown: Total | null
}

/** Open from the start; the others wait behind « Plus de critères ». */
const first = ['q', 'quartier', 'prixMin', 'prixMax', 'budgetMin', 'budgetMax', 'logementType']

/**
 * The filters of a list: a sidebar, on a phone a sheet. A plain form, which works before and without its scripts;
 * they add how many will show, and a URL without empty parts.
 */
export const ListingFilters = ({ id, kind, listing, typed, errors, shown }: ListingFiltersProps) => {
  const sheet = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const { total, errors: newer, count } = useFilterTotal(kind, listing.villeId, shown)
  useClosedByNavigation(sheet)
  const { filtres } = listingFiltres[kind]
  const names = Object.keys(filtres).filter((name) => name !== 'villeId')
  const others = names.filter((name) => !first.includes(name))
  const action = listingHref(kind, {
    ...listing,
    villeId: listing.villeInPath ? listing.villeId : null,
    page: 0,
    filtres: {},
  })
  const problems = newer ?? errors
  // Shown beside their lower bounds.
  const upperBounds = Object.values(filtres).flatMap((filtre) =>
    'atMost' in filtre && filtre.atMost ? [filtre.atMost] : [],
  )
  const boundOf = (name: string) => ({
    name,
    label: filtres[name]?.label ?? name,
    typed: typed[name] ?? '',
    error: problems[name],
  })
  const fieldOf = (name: string) => {
    const filtre = filtres[name]
    if (!filtre || upperBounds.includes(name)) return null
    if (filtre.kind === 'number' && filtre.atMost) {
      return (
        <div key={name} className="col-span-2">
          <RangeField min={boundOf(name)} max={boundOf(filtre.atMost)} unit={filtre.unit} />
        </div>
      )
    }
    if (name === 'quartier' && filtre.kind === 'text') {
      const { max: maxLength, label } = filtre
      return (
        <div key={name} className="col-span-2">
          <QuartierField
            {...{ kind, label, maxLength }}
            villeId={listing.villeId}
            typed={typed[name] ?? ''}
            error={problems[name]}
          />
        </div>
      )
    }
    return <FilterField key={name} name={name} filtre={filtre} typed={typed[name] ?? ''} error={problems[name]} />
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void navigate(withQuery(action, queryOf(event.currentTarget)))
  }
  return (
    <aside ref={sheet} id={id} popover="auto" aria-labelledby={`${id}-titre`} className={sheetLook}>
      <div className="flex items-center justify-between">
        <h2 id={`${id}-titre`} className="text-xl">
          Affiner
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Fermer les filtres"
          className="-me-2 grid size-11 place-items-center rounded-full lg:hidden"
        >
          <X className="size-5" />
        </button>
      </div>
      <form
        // Another search resets the inputs.
        key={JSON.stringify(typed)}
        action={action}
        onSubmit={submit}
        onChange={(event) => count(event.currentTarget)}
        className="mt-3 flex min-h-0 flex-col"
      >
        {!listing.villeInPath && listing.villeId && <input type="hidden" name="villeId" value={listing.villeId} />}
        {typed.tri && <input type="hidden" name="tri" value={typed.tri} />}
        <div className="-mx-2 flex min-h-0 flex-col gap-4 overflow-y-auto px-2 pb-4">
          <div className="grid grid-cols-2 gap-x-3 gap-y-4">
            {names.filter((name) => first.includes(name)).map(fieldOf)}
          </div>
          {others.length > 1 ? (
            <details className="group" open={others.some((name) => typed[name])}>
              <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-majorelle [&::-webkit-details-marker]:hidden">
                Plus de critères
                <ChevronDown className="size-5 transition group-open:rotate-180" />
              </summary>
              <div className="mt-2 grid grid-cols-2 gap-x-3 gap-y-4">{others.map(fieldOf)}</div>
            </details>
          ) : (
            <div className="grid grid-cols-2 gap-x-3 gap-y-4">{others.map(fieldOf)}</div>
          )}
        </div>
        <div className="border-bord border-t pt-4">
          <Button type="submit" block>
            {totalText(total)}
          </Button>
          <p role="status" className="sr-only">
            {newer && totalText(total)}
          </p>
        </div>
      </form>
    </aside>
  )
}

interface ListingSortProps {
  kind: ListingKind
  listing: Listing
}

/** The order of the list, applied as it is chosen; without scripts, by a button. */
export const ListingSort = ({ kind, listing }: ListingSortProps) => {
  const navigate = useNavigate()
  const { tris, triNames } = listingFiltres[kind]
  const { tri, ...filtres } = listing.filtres
  const action = listingHref(kind, {
    ...listing,
    villeId: listing.villeInPath ? listing.villeId : null,
    page: 0,
    filtres: {},
  })
  return (
    <form action={action} className="relative flex items-center gap-2">
      {!listing.villeInPath && listing.villeId && <input type="hidden" name="villeId" value={listing.villeId} />}
      {Object.entries(filtres).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="tri" className="sr-only">
        Trier par
      </label>
      <select
        id="tri"
        name="tri"
        key={tri}
        defaultValue={tri ?? tris[0]}
        onChange={({ target }) => void navigate(sortedHref(target.value, target.value === tris[0]))}
        className="min-h-11 appearance-none truncate rounded-full border border-transparent bg-transparent ps-3 pe-9 font-semibold text-sm transition hover:border-contour focus-visible:rounded-full"
      >
        {tris.map((each) => (
          <option key={each} value={each}>
            {triNames[each]}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute end-3 size-4 text-brume" />
      <noscript>
        <Button type="submit" variant="quiet">
          Trier
        </Button>
      </noscript>
    </form>
  )
}

/** From the URL and not from what is rendered: a list that is on its way has other filters. */
const sortedHref = (tri: string, byDefault: boolean): string => {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  query.delete('page')
  query.delete('tri')
  return withQuery(pathname, { ...Object.fromEntries(query), tri: byDefault ? null : tri })
}

const sheetLook =
  'backdrop:bg-nuit/60 max-lg:fixed max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[88dvh] max-lg:w-full max-lg:max-w-none max-lg:animate-glisse-haut max-lg:flex-col max-lg:rounded-t-carte max-lg:p-5 max-lg:shadow-leve max-lg:open:flex lg:static lg:inset-auto lg:block lg:w-full lg:rounded-carte lg:border lg:border-bord lg:p-5 lg:shadow-doux bg-papier'
