import type { Demande } from '@colocdar/contracts/demandes'
import { paths } from '@colocdar/contracts/paths'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { AlerteLink } from '../alertes/components/alerte-link.tsx'
import { ListingPage } from '../listing/components/listing-page.tsx'
import { listingSize } from '../listing/listing.ts'
import { listingSeo, placeOf } from '../listing/listing-seo.ts'
import { recoverListing } from '../listing/recover-listing.ts'
import { DemandeGrid, DemandeGridSkeleton } from './components/demande-grid.tsx'

export const loader = (args: LoaderArgs<{ villeId?: string }>) => recoverListing<Demande>(args)

export const meta: Meta<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData)
    return seo(matches, { title: 'Demandes', description: 'Demandes de colocation au Maroc.', index: false })
  const place = placeOf(loaderData.ville)
  return listingSeo(matches, 'demandes', loaderData, {
    title: `Demandes de colocation ${place}`,
    description: `Ils cherchent une colocation ${place}\u00a0: budgets, dates et profils de futurs colocataires, vérifiés un par un.`,
  })
}

export default function DemandesPage({ loaderData }: PageProps<typeof loader>) {
  const { listing, ville } = loaderData
  return (
    <ListingPage
      kind="demandes"
      loaded={loaderData}
      title={ville ? `Ils cherchent à ${ville.nom}` : 'Ils cherchent une colocation'}
      subtitle="Votre futur colocataire est peut-être parmi eux. Chaque demande est vérifiée."
      beside={<AlerteLink type="demande" {...listing} short />}
      skeleton={<DemandeGridSkeleton count={listingSize / 2} besideFilter />}
      nothing="Aucune demande trouvée"
      otherwise={
        <>
          <AlerteLink type="demande" {...listing} />
          <ButtonLink to={paths.addOffre()} variant="quiet">
            Publier une offre
          </ButtonLink>
        </>
      }
    >
      {(items) => <DemandeGrid demandes={items} besideFilter />}
    </ListingPage>
  )
}
