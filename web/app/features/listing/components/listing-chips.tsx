import { Link } from '../../../ui/elements/link.tsx'
import { X } from '../../../ui/icons.ts'
import type { Chip } from '../listing-chips.ts'

interface ListingChipsProps {
  chips: readonly Chip[]
  /** The list without any filter. */
  all: string
}

/** The filters in use; a press on one removes it. */
export const ListingChips = ({ chips, all }: ListingChipsProps) => (
  <ul
    aria-label="Filtres choisis"
    className="bord-perdu flex gap-2 overflow-x-auto py-0.5 [scrollbar-width:none] lg:flex-wrap"
  >
    {chips.map(({ text, to }) => (
      <li key={to} className="shrink-0">
        <Link to={to} preventScrollReset className={chipLook}>
          <span className="sr-only">Retirer le filtre </span>
          <span className="truncate">{text}</span>
          <X className="size-4" />
        </Link>
      </li>
    ))}
    {chips.length > 1 && (
      <li className="shrink-0">
        <Link to={all} className="lien inline-flex min-h-11 items-center px-2 text-sm">
          Tout effacer
        </Link>
      </li>
    )}
  </ul>
)

const chipLook =
  'relative inline-flex min-h-11 max-w-64 items-center gap-1.5 whitespace-nowrap rounded-full bg-majorelle-doux px-4 font-semibold text-majorelle-vif text-sm transition hover:ring-2 hover:ring-majorelle focus-visible:rounded-full'
