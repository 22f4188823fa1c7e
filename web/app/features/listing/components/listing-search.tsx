import { withQuery } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import { Combobox } from '../../../ui/fields/combobox.tsx'
import { Search } from '../../../ui/icons.ts'
import { suggestLieux } from '../../villes/suggest-lieux.ts'
import { useFieldWords } from '../field-words.ts'
import { queryOf } from '../filter-total.ts'
import { type Listing, type ListingKind, listingAction } from '../listing.ts'

/**
 * One field for place, kind of home, rent, facts and other words: the server finds out what was meant and answers with the
 * list that has it as filters. The filters in use stay.
 */
export const ListingSearch = ({ kind, listing }: { kind: ListingKind; listing: Listing }) => {
  const navigate = useNavigate()
  const { villeId, villeInPath, filtres } = listing
  const { q = '', ...kept } = filtres
  const words = [q, useFieldWords()].filter(Boolean).join(' ')
  const action = listingAction(kind, listing)
  return (
    <search>
      <form
        // Another list has other words.
        key={`${JSON.stringify(listing)} ${words}`}
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(withQuery(action, queryOf(event.currentTarget)))
        }}
        className="relative flex items-center"
      >
        {!villeInPath && villeId && <input type="hidden" name="villeId" value={villeId} />}
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Combobox
          name="recherche"
          aria-label="Ville, quartier, type de logement, loyer…"
          placeholder="Studio à Rabat, 3000 dh…"
          defaultValue={words}
          maxLength={200}
          enterKeyHint="search"
          suggest={suggestLieux}
          className="min-h-12 w-full rounded-full border border-contour bg-papier ps-5 pe-14 focus-visible:rounded-full"
        />
        <button
          type="submit"
          aria-label="Rechercher"
          className="absolute end-1 grid size-10 place-items-center rounded-full bg-majorelle text-contraste focus-visible:rounded-full"
        >
          <Search className="size-5" />
        </button>
      </form>
    </search>
  )
}
