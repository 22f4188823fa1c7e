import { withQuery } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/listing'
import { localPath } from '../../../lib/local-paths.ts'
import { useFieldWords } from '../field-words.ts'
import { queryOf } from '../filter-total.ts'
import { type Listing, type ListingKind, listingAction } from '../listing.ts'
import { PhraseField } from './phrase-field.tsx'

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
        action={localPath(action)}
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(withQuery(action, queryOf(event.currentTarget)))
        }}
      >
        {!villeInPath && villeId && <input type="hidden" name="villeId" value={villeId} />}
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PhraseField kind={kind} defaultValue={words} action={texts.search} />
      </form>
    </search>
  )
}
