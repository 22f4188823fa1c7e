import type { Demande } from '@colocdar/contracts/demandes'
import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/demandes'
import { nomOf } from '../../lib/formats/ville-nom.ts'
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
  if (!loaderData) return seo(matches, { title: texts.listTitle, description: texts.listDescription, index: false })
  const place = placeOf(loaderData)
  return listingSeo(matches, 'demandes', loaderData, {
    title: texts.placeTitle(place),
    description: texts.placeDescription(place),
  })
}

export default function DemandesPage({ loaderData }: PageProps<typeof loader>) {
  const { listing, ville } = loaderData
  return (
    <ListingPage
      kind="demandes"
      loaded={loaderData}
      title={ville ? texts.headingInVille(nomOf(ville)) : texts.heading}
      subtitle={texts.subtitle}
      beside={<AlerteLink type="demande" {...listing} short />}
      skeleton={<DemandeGridSkeleton count={listingSize / 2} besideFilter />}
      nothing={texts.noneFound}
      otherwise={
        <>
          <AlerteLink type="demande" {...listing} />
          <ButtonLink to={paths.addOffre()} variant="quiet">
            {texts.publishOffre}
          </ButtonLink>
        </>
      }
    >
      {(items) => <DemandeGrid demandes={items} besideFilter />}
    </ListingPage>
  )
}
