import type { Filtre } from '@colocdar/contracts/filtres'
import { withQuery } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/listing'
import { localPath } from '../../../lib/local-paths.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { ChevronDown, SlidersHorizontal } from '../../../ui/icons.ts'
import { queryOf, useFilterTotal } from '../filter-total.ts'
import { type ListingKind, listingAction } from '../listing.ts'
import { listingFiltres } from '../listing-filtres.ts'
import type { LoadedListing } from '../load-listing.ts'
import { totalIn, totalText } from '../total-text.ts'
import { FilterField, QuartierField, RangeField } from './filter-field.tsx'
import { FilterSheet } from './filter-sheet.tsx'

export const FiltersOpener = ({ id, count }: { id: string; count: number }) => (
  <button
    type="button"
    popoverTarget={id}
    className="relative inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-full border border-contour bg-papier font-semibold focus-visible:rounded-full sm:px-5 lg:hidden"
  >
    <SlidersHorizontal className="size-5 shrink-0 text-terracotta" />
    <span className="max-sm:sr-only">{texts.filters}</span>
    {count > 0 && (
      <span className="grid size-5 place-items-center rounded-full bg-majorelle text-contraste text-xs max-sm:absolute max-sm:-end-1 max-sm:-top-1">
        {count}
        <span className="sr-only"> {texts.inUse}</span>
      </span>
    )}
  </button>
)

interface ListingFiltersProps {
  /** Of the sheet, which its opener names. */
  id: string
  kind: ListingKind
  loaded: LoadedListing<unknown>
}

/** The id of the form, which the order of the list belongs to. */
export const filtersForm = 'filtres-formulaire'

/** What people ask for first; the others wait behind « Plus de filtres ». */
const first = ['prixMin', 'budgetMin', 'logementType', 'dispoLe', 'sansIntermediaire']

/**
 * The filters of a list: a plain form, which works before and without its scripts; they add how many will show, and a
 * URL without empty parts.
 */
export const ListingFilters = ({
  id,
  kind,
  loaded: { listing, typed, errors, found, reperes },
}: ListingFiltersProps) => {
  const navigate = useNavigate()
  const { total, errors: newer, count } = useFilterTotal(kind, listing.villeId, found.value && totalIn(found.value))
  const { filtres } = listingFiltres[kind]
  const action = listingAction(kind, listing)
  // Shown beside their lower bounds.
  const upperBounds = Object.values(filtres).map((filtre) => 'atMost' in filtre && filtre.atMost)
  // Words are typed into the field above the list.
  const elsewhere: unknown[] = ['villeId', 'q', ...upperBounds, ...(reperes.length > 0 ? [] : ['repere', 'repereMax'])]
  const names = Object.keys(filtres).filter((name) => !elsewhere.includes(name))
  const others = names.filter((name) => !first.includes(name))
  const fieldProps = (name: string) => ({
    name,
    filtre: filtres[name] as Filtre,
    typed: typed[name] ?? '',
    error: (newer ?? errors)[name],
  })
  const inputOf = (name: string) => {
    const field = fieldProps(name)
    const { filtre } = field
    if (filtre.kind === 'number' && filtre.atMost)
      return <RangeField min={field} max={fieldProps(filtre.atMost)} unit={filtre.unit} />
    if (name === 'quartier') return <QuartierField {...field} kind={kind} villeId={listing.villeId} />
    if (filtre.kind === 'repere')
      return (
        <SelectField
          name={name}
          label={filtre.label}
          error={field.error}
          defaultValue={listing.filtres.repere ?? ''}
          placeholder={texts.anyRepere}
          options={reperes}
        />
      )
    return <FilterField {...field} />
  }
  const gridOf = (shown: readonly string[]) => (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      {shown.map((name) => (
        <div key={name} className={isShort(filtres[name]) ? 'col-span-2 sm:col-span-1 lg:col-span-2' : 'col-span-2'}>
          {inputOf(name)}
        </div>
      ))}
    </div>
  )
  return (
    <FilterSheet id={id} title={texts.refine} closeLabel={texts.closeFilters}>
      <form
        id={filtersForm}
        action={localPath(action)}
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(withQuery(action, queryOf(event.currentTarget)))
        }}
        onChange={(event) => count(event.currentTarget)}
        className="mt-3 flex min-h-0 flex-col"
      >
        {!listing.villeInPath && listing.villeId && <input type="hidden" name="villeId" value={listing.villeId} />}
        {typed.q && <input type="hidden" name="q" value={typed.q} />}
        <div className="-mx-2 flex min-h-0 flex-col gap-4 px-2 pb-4 max-lg:overflow-y-auto">
          {gridOf(names.filter((name) => first.includes(name)))}
          <details className="group" open={others.some((name) => typed[name])}>
            <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-majorelle group-open:mb-2 [&::-webkit-details-marker]:hidden">
              {texts.moreFilters}
              <ChevronDown className="size-5 transition group-open:rotate-180" />
            </summary>
            {gridOf(others)}
          </details>
        </div>
        <div className="border-bord border-t bg-papier pt-4 lg:sticky lg:bottom-0 lg:pb-4">
          <Button type="submit" block>
            {totalText(total)}
          </Button>
          <p role="status" className="sr-only">
            {newer && totalText(total)}
          </p>
        </div>
      </form>
    </FilterSheet>
  )
}

const isShort = (filtre: Filtre | undefined): boolean =>
  (filtre?.kind === 'number' && !filtre.atMost) || (filtre?.kind === 'flag' && !filtre.question)
