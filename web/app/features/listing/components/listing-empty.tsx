import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { type Listing, type ListingKind, listingHref, listings } from '../listing.ts'

interface ListingEmptyProps {
  kind: ListingKind
  listing: Listing
  title: string
  /** Above 0 when only this page of the list is empty. */
  total: number
  /** Another action to offer when the whole list is empty. */
  otherwise: ReactNode
}

/** Says that nothing was found, and offers somewhere to go. */
export const ListingEmpty = ({ kind, listing, title, total, otherwise }: ListingEmptyProps) => {
  if (total > 0) {
    return (
      <EmptyState
        title={title}
        text="Cette page est au-delà de la dernière&nbsp;: la liste a peut-être raccourci entre-temps."
        action={<ButtonLink to={listingHref(kind, { ...listing, page: 0 })}>Revenir à la première page</ButtonLink>}
      />
    )
  }
  const filtered = listing.villeId !== null
  return (
    <EmptyState
      title={title}
      text={
        filtered
          ? 'Il n’y a encore rien dans cette ville. D’autres villes ont peut-être ce que vous cherchez.'
          : 'Il n’y a encore rien ici. Revenez bientôt, ou soyez le premier à publier.'
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {filtered && <ButtonLink to={listings[kind].all()}>Voir toutes les villes</ButtonLink>}
          {otherwise}
        </div>
      }
    />
  )
}
