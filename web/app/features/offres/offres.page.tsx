import type { LogementType } from '@colocdar/contracts/enumerations'
import { paths } from '@colocdar/contracts/paths'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { breadcrumbData, type Crumb, structuredData } from '../../lib/seo/structured-data.ts'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { AlerteLink } from '../alertes/components/alerte-link.tsx'
import { ListingEmpty } from '../listing/components/listing-empty.tsx'
import { ListingFrame } from '../listing/components/listing-frame.tsx'
import { ListingResults } from '../listing/components/listing-results.tsx'
import { ListingSort } from '../listing/components/listing-tools.tsx'
import { canonicalListing, isIndexed, type Listing, listingHref, listingSize } from '../listing/listing.ts'
import { recoverListing } from '../listing/recover-listing.ts'
import { useListingLoad } from '../listing/use-listing-load.ts'
import { OffreGrid, OffreGridSkeleton } from './components/offre-grid.tsx'
import type { CardOffre } from './shown-offre.ts'

export const loader = (args: LoaderArgs<{ villeId?: string }>) => recoverListing<CardOffre>(args)

export const meta: Meta<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return seo(matches, { title: 'Colocations', description: 'Colocations au Maroc.', index: false })
  const { listing, ville, found } = loaderData
  const place = placeOf(ville)
  return seo(matches, {
    title: `${nounOf(listing)} ${place}${listing.page > 0 ? ` – page ${listing.page + 1}` : ''}`,
    description: `Chambres, studios et appartements en colocation ${place}\u00a0: photos, prix en dirhams, annonces vérifiées une à une.`,
    path: canonicalListing('offres', listing),
    index: found.value?.empty === false && (isIndexed(listing) || 'follow'),
    structured: structuredData(breadcrumbData(matches, crumbsOf(ville))),
  })
}

export default function OffresPage({ loaderData }: PageProps<typeof loader>) {
  const { listing, ville } = loaderData
  const found = useListingLoad('offres', loaderData.found)
  return (
    <ListingFrame
      kind="offres"
      loaded={loaderData}
      title={`${nounOf(listing)} ${placeOf(ville)}`}
      subtitle="Les dernières chambres et les derniers logements à partager, vérifiés un par un."
      breadcrumb={crumbsOf(ville)}
    >
      <ListingResults
        state={found}
        noun="colocation"
        sort={<ListingSort kind="offres" listing={listing} />}
        hrefFor={(page) => listingHref('offres', { ...listing, page })}
        beside={<AlerteLink {...listing} short />}
        failure="Erreur lors de la récupération des logements."
        skeleton={<OffreGridSkeleton count={listingSize / 2} besideFilter />}
        empty={({ totalElements }) => (
          <ListingEmpty
            kind="offres"
            loaded={loaderData}
            title="Aucun logement trouvé"
            total={totalElements}
            otherwise={
              <>
                <AlerteLink {...listing} />
                <ButtonLink to={paths.addDemande()} variant="quiet">
                  Publier une demande
                </ButtonLink>
              </>
            }
          />
        )}
      >
        {(items) => <OffreGrid offres={items} aboveFold besideFilter />}
      </ListingResults>
    </ListingFrame>
  )
}

const placeOf = (ville: { nom: string } | null): string => (ville ? `à ${ville.nom}` : 'au Maroc')

/** A list of one type has a title of its own: search engines index those of a city. */
const nounOf = ({ filtres: { logementType = '' } }: Listing): string =>
  logementType in plurals ? `${plurals[logementType as LogementType]} en colocation` : 'Colocations'

const plurals: Record<LogementType, string> = {
  CHAMBRE: 'Chambres',
  STUDIO: 'Studios',
  APPARTEMENT: 'Appartements',
  VILLA: 'Villas',
}

const crumbsOf = (ville: { nom: string } | null): Crumb[] => [
  { label: 'Accueil', to: paths.home() },
  ...(ville ? [{ label: 'Colocations', to: paths.offres() }, { label: ville.nom }] : [{ label: 'Colocations' }]),
]
