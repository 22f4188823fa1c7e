import type { VilleInfo } from '@colocdar/contracts/villes'
import { Form } from 'react-router'
import * as texts from '#texts/features/listing'
import { annonces } from '#texts/features/villes'
import { formatFigure } from '../../../lib/formats/figure.ts'
import { nomOf } from '../../../lib/formats/ville-nom.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { classes } from '../../../ui/elements/classes.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { MapPin, RotateCcw } from '../../../ui/icons.ts'
import { elsewhereOf, type Listing, type ListingKind, listingHref, listings } from '../listing.ts'
import { FilterSheet } from './filter-sheet.tsx'

interface VilleFilterProps {
  /** Of the sheet, which its opener names. */
  id: string
  kind: ListingKind
  listing: Listing
  villes: readonly VilleInfo[]
}

export const VilleFilterOpener = ({ id, listing, villes }: Omit<VilleFilterProps, 'kind'>) => (
  <button
    type="button"
    popoverTarget={id}
    className="inline-flex min-h-11 min-w-0 items-center justify-center gap-1.5 rounded-full border border-contour bg-papier px-3 font-semibold focus-visible:rounded-full max-sm:flex-1 max-sm:text-sm sm:px-5 lg:hidden"
  >
    <MapPin className="size-5 shrink-0 text-terracotta max-sm:hidden" />
    <span className="truncate">
      {nomOf(villes.find((ville) => ville.id === listing.villeId)) ?? (
        <>
          <span className="max-sm:sr-only">{texts.filterByVille}</span>
          <span aria-hidden="true" className="sm:hidden">
            {texts.ville}
          </span>
        </>
      )}
    </span>
  </button>
)

export const VilleFilter = ({ id, kind, listing, villes }: VilleFilterProps) => {
  const elsewhere = elsewhereOf(listing)
  const { all, countOf } = listings[kind]
  // As many of them: in the administrator's order.
  const sorted = [...villes].sort((a, b) => countOf(b) - countOf(a))
  return (
    <FilterSheet id={id} title={texts.filterByVille} closeLabel={texts.closeVilles}>
      <ul className="-mx-3 mt-3 border-bord border-b pb-2 max-lg:overflow-y-auto">
        {sorted.map((ville) => {
          const selected = ville.id === listing.villeId
          const count = countOf(ville)
          return (
            <li key={ville.id}>
              <Link
                to={listingHref(kind, { ...elsewhere, villeId: ville.id })}
                aria-current={selected ? 'true' : undefined}
                className={classes(
                  'flex min-h-11 items-center justify-between gap-3 rounded-champ px-3 lg:min-h-9 transition focus-visible:rounded-champ focus-visible:-outline-offset-3',
                  selected ? 'bg-majorelle-doux font-bold text-majorelle-vif' : 'hover:bg-majorelle-doux',
                )}
              >
                {nomOf(ville)}
                <span aria-hidden="true" className={classes('text-sm tabular-nums', !selected && 'text-brume')}>
                  {formatFigure(count)}
                </span>
                <span className="sr-only">{annonces(count)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      {/* A form: a real button that also works without JavaScript. */}
      <Form action={all()} className="mt-4">
        <Button
          type="submit"
          variant="quiet"
          block
          disabled={listing.villeId === null}
          icon={<RotateCcw className="size-4" />}
        >
          {texts.resetVille}
        </Button>
      </Form>
    </FilterSheet>
  )
}
