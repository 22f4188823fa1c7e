import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/listing'
import { Link, opensElsewhere } from '../../../ui/elements/link.tsx'
import { X } from '../../../ui/icons.ts'
import { toFieldWords } from '../field-words.ts'
import { type ListingKind, lessHref } from '../listing.ts'
import type { Chip } from '../listing-chips.ts'
import { usePendingList } from '../use-pending-list.ts'

interface ListingChipsProps {
  kind: ListingKind
  chips: readonly Chip[]
  /** The list without any filter. */
  all: string
}

/** The filters in use; a press on one removes it, and puts its words back into the field above, to be changed and sent. */
export const ListingChips = ({ kind, chips, all }: ListingChipsProps) => {
  const navigate = useNavigate()
  const pending = usePendingList(kind)
  const remove = (event: MouseEvent, chip: Chip) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    // The words of `q` are those that are in the field.
    const state = chip.name === 'q' ? null : toFieldWords(chip.text)
    void navigate(pending ? lessHref(pending, chip) : chip.to, { preventScrollReset: true, state })
  }
  return (
    <ul
      aria-label={texts.chosenFilters}
      className="bord-perdu flex gap-2 overflow-x-auto py-0.5 [scrollbar-width:none] lg:flex-wrap"
    >
      {chips.map((chip) => (
        <li key={chip.to} className="shrink-0">
          <Link to={chip.to} preventScrollReset onClick={(event) => remove(event, chip)} className={chipLook}>
            <span className="sr-only">{texts.removeFilter} </span>
            <span dir="auto" className="truncate">
              {chip.text}
            </span>
            <X className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li className="shrink-0">
          <Link to={all} className="lien inline-flex min-h-11 items-center px-2 text-sm">
            {texts.removeAll}
          </Link>
        </li>
      )}
    </ul>
  )
}

const chipLook =
  'relative inline-flex min-h-11 max-w-[85vw] lg:max-w-md items-center gap-1.5 whitespace-nowrap rounded-full bg-majorelle-doux px-4 font-semibold text-majorelle-vif text-sm transition hover:ring-2 hover:ring-majorelle focus-visible:rounded-full'
