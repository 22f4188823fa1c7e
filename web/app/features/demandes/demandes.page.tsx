import type { Demande } from '@colocdar/contracts/demandes'
import { paths } from '@colocdar/contracts/paths'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { breadcrumbData, type Crumb, structuredData } from '../../lib/seo/structured-data.ts'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { ListingEmpty } from '../listing/components/listing-empty.tsx'
import { ListingFrame } from '../listing/components/listing-frame.tsx'
import { ListingResults } from '../listing/components/listing-results.tsx'
import { ListingSort } from '../listing/components/listing-tools.tsx'
import { canonicalListing, isIndexed, listingHref, listingSize } from '../listing/listing.ts'
import { recoverListing } from '../listing/recover-listing.ts'
import { useListingLoad } from '../listing/use-listing-load.ts'
import { DemandeGrid, DemandeGridSkeleton } from './components/demande-grid.tsx'

export const loader = (args: LoaderArgs<{ villeId?: string }>) => recoverListing<Demande>(args)

export const meta: Meta<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData)
    return seo(matches, { title: 'Demandes', description: 'Demandes de colocation au Maroc.', index: false })
  const { listing, ville, found } = loaderData
  const place = ville ? `à ${ville.nom}` : 'au Maroc'
  return seo(matches, {
    title: `Demandes de colocation ${place}${listing.page > 0 ? ` – page ${listing.page + 1}` : ''}`,
    description: `Ils cherchent une colocation ${place}\u00a0: budgets, dates et profils de futurs colocataires, vérifiés un par un.`,
    path: canonicalListing('demandes', listing),
    index: found.value?.empty === false && (isIndexed(listing) || 'follow'),
    structured: structuredData(breadcrumbData(matches, crumbsOf(ville))),
  })
}

export default function DemandesPage({ loaderData }: PageProps<typeof loader>) {
  const { listing, ville } = loaderData
  const found = useListingLoad('demandes', loaderData.found)
  return (
    <ListingFrame
      kind="demandes"
      loaded={loaderData}
      title={ville ? `Ils cherchent à ${ville.nom}` : 'Ils cherchent une colocation'}
      subtitle="Votre futur colocataire est peut-être parmi eux. Chaque demande est vérifiée."
      breadcrumb={crumbsOf(ville)}
    >
      <ListingResults
        state={found}
        noun="demande"
        sort={<ListingSort kind="demandes" listing={listing} />}
        hrefFor={(page) => listingHref('demandes', { ...listing, page })}
        failure="Erreur lors de la récupération des logements."
        skeleton={<DemandeGridSkeleton count={listingSize / 2} besideFilter />}
        empty={({ totalElements }) => (
          <ListingEmpty
            kind="demandes"
            loaded={loaderData}
            title="Aucune demande trouvée"
            total={totalElements}
            otherwise={
              <ButtonLink to={paths.addOffre()} variant="quiet">
                Publier une offre
              </ButtonLink>
            }
          />
        )}
      >
        {(items) => <DemandeGrid demandes={items} besideFilter />}
      </ListingResults>
    </ListingFrame>
  )
}

const crumbsOf = (ville: { nom: string } | null): Crumb[] => [
  { label: 'Accueil', to: paths.home() },
  ...(ville ? [{ label: 'Demandes', to: paths.demandes() }, { label: ville.nom }] : [{ label: 'Demandes' }]),
]
