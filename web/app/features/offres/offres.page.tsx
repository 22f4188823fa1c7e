import type { LogementType } from '@colocdar/contracts/enumerations'
import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/offres'
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

export const loader = (args: LoaderArgs<{ villeId?: string; repere?: string }>) => recoverListing<CardOffre>(args)

export const meta: Meta<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return seo(matches, { title: texts.listName, description: texts.anyListDescription, index: false })
  const place = placeOf(loaderData)
  return listingSeo(matches, 'offres', loaderData, {
    title: texts.listTitle(nameOf(loaderData.listing), place),
    description: texts.listDescription(place),
  })
}

export default function OffresPage({ loaderData }: PageProps<typeof loader>) {
  const { listing } = loaderData
  return (
    <ListingPage
      kind="offres"
      loaded={loaderData}
      title={texts.listTitle(nameOf(listing), placeOf(loaderData))}
      subtitle={texts.listSubtitle}
      beside={<AlerteLink type="offre" {...listing} short />}
      skeleton={<OffreGridSkeleton count={listingSize / 2} besideFilter />}
      nothing={texts.listNothing}
      otherwise={
        <>
          <AlerteLink type="offre" {...listing} />
          <ButtonLink to={paths.addDemande()} variant="quiet">
            {texts.publishDemande}
          </ButtonLink>
        </>
      }
    >
      {(items) => <OffreGrid offres={items} aboveFold besideFilter />}
    </ListingPage>
  )
}

/** A list of one type has a title of its own: search engines index those of a city. */
const nameOf = ({ filtres: { logementType = '' } }: Listing): string =>
  logementType in texts.listNames ? texts.listNames[logementType as LogementType] : texts.listName
