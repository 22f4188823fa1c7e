import type { VilleInfo } from '@colocdar/contracts/villes'
import { useRef } from 'react'
import { Form } from 'react-router'
import { formatFigure } from '../../../lib/formats/figure.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { classes } from '../../../ui/elements/classes.ts'
import { Link } from '../../../ui/elements/link.tsx'
import { MapPin, RotateCcw, X } from '../../../ui/icons.ts'
import { useClosedByNavigation } from '../../../ui/overlays/use-closed-by-navigation.ts'
import { type Listing, type ListingKind, listingHref, listings } from '../listing.ts'

interface VilleFilterProps {
  /** Of the sheet, which its opener names. */
  id: string
  kind: ListingKind
  listing: Listing
  villes: readonly VilleInfo[]
}

/** Opens the sheet on a phone, by a native popover: before any script runs. */
export const VilleFilterOpener = ({ id, listing, villes }: Omit<VilleFilterProps, 'kind'>) => (
  <button type="button" popoverTarget={id} className={openerLook}>
    <MapPin className="size-5 shrink-0 text-terracotta max-sm:hidden" />
    <span className="truncate">
      {villes.find((ville) => ville.id === listing.villeId)?.nom ?? (
        <>
          <span className="max-sm:sr-only">Filtrer par </span>
          <span className="max-sm:inline-block max-sm:first-letter:uppercase">ville</span>
        </>
      )}
    </span>
  </button>
)

/** A sidebar; on a phone a sheet. */
export const VilleFilter = ({ id, kind, listing, villes }: VilleFilterProps) => {
  const sheet = useRef<HTMLElement>(null)
  useClosedByNavigation(sheet)
  const anywhere = { ...listing, page: 0, filtres: elsewhere(listing.filtres) }
  return (
    <aside ref={sheet} id={id} popover="auto" aria-labelledby={`${id}-titre`} className={sheetLook}>
      <div className="flex items-center justify-between">
        <h2 id={`${id}-titre`} className="text-xl">
          Filtrer par ville
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Fermer le filtre"
          className="-me-2 grid size-11 place-items-center rounded-full lg:hidden"
        >
          <X className="size-5" />
        </button>
      </div>
      <ul className="-mx-3 mt-3 overflow-y-auto border-bord border-b pb-2 lg:max-h-52">
        <VilleChoices kind={kind} listing={anywhere} villes={villes} />
      </ul>
      {/* A form: a real button that also works without JavaScript. */}
      <Form action={listings[kind].all()} className="mt-4">
        <Button
          type="submit"
          variant="quiet"
          block
          disabled={listing.villeId === null}
          icon={<RotateCcw className="size-4" />}
        >
          Réinitialiser le filtre
        </Button>
      </Form>
    </aside>
  )
}

/** A quartier belongs to its city; the other filters stay. */
const elsewhere = ({ quartier: _, ...filtres }: Listing['filtres']): Listing['filtres'] => filtres

const VilleChoices = ({ kind, listing, villes }: Omit<VilleFilterProps, 'id'>) =>
  villes.map((ville) => (
    <li key={ville.id}>
      <VilleChoice
        ville={ville}
        count={listings[kind].countOf(ville)}
        to={listingHref(kind, { ...listing, villeId: ville.id })}
        selected={ville.id === listing.villeId}
      />
    </li>
  ))

interface VilleChoiceProps {
  ville: VilleInfo
  count: number
  to: string
  selected: boolean
}

const VilleChoice = ({ ville, count, to, selected }: VilleChoiceProps) => (
  <Link
    to={to}
    aria-current={selected ? 'true' : undefined}
    className={classes(
      'flex min-h-11 items-center justify-between gap-3 rounded-champ px-3 lg:min-h-9 transition focus-visible:rounded-champ focus-visible:-outline-offset-3',
      selected ? 'bg-majorelle-doux font-bold text-majorelle-vif' : 'hover:bg-majorelle-doux',
    )}
  >
    {ville.nom}
    <span className={classes('text-sm tabular-nums', !selected && 'text-brume')}>
      {formatFigure(count)}
      <span className="sr-only"> {count > 1 ? 'annonces' : 'annonce'}</span>
    </span>
  </Link>
)

const openerLook =
  'inline-flex min-h-11 min-w-0 items-center justify-center gap-1.5 rounded-full border border-contour bg-papier px-3 font-semibold focus-visible:rounded-full max-sm:flex-1 max-sm:text-sm sm:px-5 lg:hidden'

const sheetLook =
  'backdrop:bg-nuit/60 max-lg:fixed max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[85dvh] max-lg:w-full max-lg:max-w-none max-lg:animate-glisse-haut max-lg:flex-col max-lg:rounded-t-carte max-lg:p-6 max-lg:shadow-leve max-lg:open:flex lg:static lg:inset-auto lg:block lg:w-full lg:rounded-carte lg:border lg:border-bord lg:p-5 lg:shadow-doux bg-papier'
