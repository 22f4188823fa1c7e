import type { ReactNode } from 'react'
import * as texts from '#texts/features/listing'
import { annonces } from '#texts/features/villes'
import { nomOf } from '../../../lib/formats/ville-nom.ts'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { ArrowRight } from '../../../ui/icons.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { elsewhereOf, type ListingKind, listingHref, listings, withoutFiltre } from '../listing.ts'
import type { Chip } from '../listing-chips.ts'
import type { LoadedListing } from '../load-listing.ts'
import { type Total, totalOf } from '../total-text.ts'

interface ListingEmptyProps {
  kind: ListingKind
  loaded: LoadedListing<unknown>
  title: string
  /** Above 0 when only this page of the list is empty. */
  total: number
  /** Other actions to offer when the whole list is empty. */
  otherwise: ReactNode
}

/** Says that nothing was found, and offers somewhere to go. */
export const ListingEmpty = ({
  kind,
  loaded: { listing, ville, pistes, chips },
  title,
  total,
  otherwise,
}: ListingEmptyProps) => {
  if (total > 0) {
    return (
      <EmptyState
        title={title}
        text={texts.beyondLastPage}
        action={<ButtonLink to={listingHref(kind, { ...listing, page: 0 })}>{texts.firstPage}</ButtonLink>}
      />
    )
  }
  const drops = pistes?.sansFiltre.slice(0, 3) ?? []
  const villes = pistes?.villes.slice(0, 3) ?? []
  const helped = drops.length + villes.length > 0
  const elsewhere = elsewhereOf(listing)
  return (
    <EmptyState
      title={title}
      text={textOf({ filtered: chips.length > 0, inVille: listing.villeId !== null, helped })}
      action={
        <>
          {drops.length > 0 && (
            <WayOut title={texts.oneFilterLess}>
              {drops.map(({ filtre, ...found }) => (
                <Way key={filtre} to={listingHref(kind, withoutFiltre(listing, filtre))} found={found}>
                  {texts.without((filtre === 'villeId' ? nomOf(ville) : textIn(chips, filtre)) ?? '')}
                </Way>
              ))}
            </WayOut>
          )}
          {villes.length > 0 && (
            <WayOut title={texts.nearVilles}>
              {villes.map(({ id, nom, nomArabe, distanceKm, ...found }) => (
                <Way key={id} to={listingHref(kind, { ...elsewhere, villeId: id })} found={found}>
                  {texts.villeAt(nomOf({ nom, nomArabe }), distanceKm)}
                </Way>
              ))}
            </WayOut>
          )}
          <div className="flex flex-wrap justify-center gap-3">
            {listing.villeId !== null && (
              <ButtonLink to={listings[kind].all()} variant={helped ? 'quiet' : 'primary'}>
                {texts.allVilles}
              </ButtonLink>
            )}
            {otherwise}
          </div>
        </>
      }
    />
  )
}

/** A filter in words: each of several choices has its chip. */
const textIn = (chips: readonly Chip[], filtre: string): string =>
  chips
    .filter(({ name }) => name === filtre)
    .map(({ text }) => text)
    .join(texts.comma)

const textOf = ({ filtered, inVille, helped }: Record<'filtered' | 'inVille' | 'helped', boolean>): string => {
  if (helped) return texts.widen
  if (filtered) return texts.fewerFilters
  return inVille ? texts.nothingInVille : texts.nothingYet
}

const WayOut = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="w-full max-w-md text-start">
    <h3 className="font-semibold font-text text-base tracking-normal">{title}</h3>
    <ul className="mt-2 divide-y divide-bord rounded-carte border border-bord bg-papier">{children}</ul>
  </div>
)

const Way = ({ to, found, children }: { to: string; found: Total; children: ReactNode }) => (
  <li>
    <Link
      to={to}
      className="flex min-h-12 items-center gap-3 rounded-carte px-4 py-2 transition hover:text-majorelle focus-visible:rounded-carte"
    >
      <span className="min-w-0 flex-1">{children}</span>
      <span className="shrink-0 font-semibold tabular-nums">{totalOf(found, annonces)}</span>
      <ArrowRight className="size-5 shrink-0 rtl:-scale-x-100" />
    </Link>
  </li>
)
