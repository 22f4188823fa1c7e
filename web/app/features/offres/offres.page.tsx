import { offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { apiContext } from '../../lib/client/api-context.ts'
import { counted } from '../../lib/formats/counted.ts'
import { seo } from '../../lib/seo/seo.ts'
import { breadcrumbData, type Crumb, structuredData } from '../../lib/seo/structured-data.ts'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { AlerteLink } from '../alertes/components/alerte-link.tsx'
import { ListingEmpty } from '../listing/components/listing-empty.tsx'
import { ListingFrame } from '../listing/components/listing-frame.tsx'
import { ListingResults } from '../listing/components/listing-results.tsx'
import { canonicalListing, listingHref, listingSize } from '../listing/listing.ts'
import { loadListing } from '../listing/load-listing.ts'
import { recoverListing } from '../listing/recover-listing.ts'
import { useListingLoad } from '../listing/use-listing-load.ts'
import type { Route } from './+types/offres.page.ts'
import { OffreGrid, OffreGridSkeleton } from './components/offre-grid.tsx'
import { type CardOffre, toCardOffres } from './shown-offre.ts'

export const loader = ({ context, request, params }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  return loadListing({ call, url: request.url, villeInPath: params.villeId }, async (query) =>
    toCardOffres(await call(offres.search, { query: { ...query, size: listingSize, verified: true } })),
  )
}

export const clientLoader = ({ serverLoader, request, params }: Route.ClientLoaderArgs) =>
  recoverListing<CardOffre>({ serverLoader, request, params })

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return seo(matches, { title: 'Colocations', description: 'Colocations au Maroc.', index: false })
  const { listing, ville, found } = loaderData
  const place = ville ? `à ${ville.nom}` : 'au Maroc'
  return seo(matches, {
    title: `Colocations ${place}${listing.page > 0 ? ` – page ${listing.page + 1}` : ''}`,
    description: `Chambres, studios et appartements en colocation ${place}\u00a0: photos, prix en dirhams, annonces vérifiées une à une.`,
    path: canonicalListing('offres', listing),
    index: found.value?.empty === false,
    structured: structuredData(breadcrumbData(matches, crumbsOf(ville))),
  })
}

export default function OffresPage({ loaderData }: Route.ComponentProps) {
  const { listing, ville, villes } = loaderData
  const found = useListingLoad('offres', loaderData.found)
  return (
    <ListingFrame
      kind="offres"
      listing={listing}
      villes={villes}
      title={ville ? `Colocations à ${ville.nom}` : 'Colocations au Maroc'}
      subtitle="Les dernières chambres et les derniers logements à partager, vérifiés un par un."
      breadcrumb={crumbsOf(ville)}
    >
      <ListingResults
        state={found}
        countOf={(total) => counted(total, 'colocation')}
        hrefFor={(page) => listingHref('offres', { ...listing, page })}
        beside={<AlerteLink short />}
        failure="Erreur lors de la récupération des logements."
        skeleton={<OffreGridSkeleton count={listingSize / 2} besideFilter />}
        empty={({ totalElements }) => (
          <ListingEmpty
            kind="offres"
            listing={listing}
            title="Aucun logement trouvé"
            total={totalElements}
            otherwise={
              <>
                <AlerteLink />
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

const crumbsOf = (ville: { nom: string } | null): Crumb[] => [
  { label: 'Accueil', to: paths.home() },
  ...(ville ? [{ label: 'Colocations', to: paths.offres() }, { label: ville.nom }] : [{ label: 'Colocations' }]),
]
