import type { LogementType } from '@colocdar/contracts/enumerations'
import { paths } from '@colocdar/contracts/paths'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { AlerteLink } from '../alertes/components/alerte-link.tsx'
import { ListingPage } from '../listing/components/listing-page.tsx'
import { type Listing, listingSize } from '../listing/listing.ts'
import { listingSeo, placeOf } from '../listing/listing-seo.ts'
import { recoverListing } from '../listing/recover-listing.ts'
import { OffreGrid, OffreGridSkeleton } from './components/offre-grid.tsx'
import type { CardOffre } from './shown-offre.ts'

export const loader = (args: LoaderArgs<{ villeId?: string }>) => recoverListing<CardOffre>(args)

export const meta: Meta<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return seo(matches, { title: 'Colocations', description: 'Colocations au Maroc.', index: false })
  const place = placeOf(loaderData.ville)
  return listingSeo(matches, 'offres', loaderData, {
    title: `${nounOf(loaderData.listing)} ${place}`,
    description: `Chambres, studios et appartements en colocation ${place}\u00a0: photos, prix en dirhams, annonces vérifiées une à une.`,
  })
}

export default function OffresPage({ loaderData }: PageProps<typeof loader>) {
  const { listing, ville } = loaderData
  return (
    <ListingPage
      kind="offres"
      loaded={loaderData}
      title={`${nounOf(listing)} ${placeOf(ville)}`}
      subtitle="Les dernières chambres et les derniers logements à partager, vérifiés un par un."
      beside={<AlerteLink type="offre" {...listing} short />}
      skeleton={<OffreGridSkeleton count={listingSize / 2} besideFilter />}
      nothing="Aucun logement trouvé"
      otherwise={
        <>
          <AlerteLink type="offre" {...listing} />
          <ButtonLink to={paths.addDemande()} variant="quiet">
            Publier une demande
          </ButtonLink>
        </>
      }
    >
      {(items) => <OffreGrid offres={items} aboveFold besideFilter />}
    </ListingPage>
  )
}

/** A list of one type has a title of its own: search engines index those of a city. */
const nounOf = ({ filtres: { logementType = '' } }: Listing): string =>
  logementType in plurals ? `${plurals[logementType as LogementType]} en colocation` : 'Colocations'

const plurals: Record<LogementType, string> = {
  CHAMBRE: 'Chambres',
  STUDIO: 'Studios',
  APPARTEMENT: 'Appartements',
  VILLA: 'Villas',
}
