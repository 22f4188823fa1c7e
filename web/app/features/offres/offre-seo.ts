import type { LogementType } from '@colocdar/contracts/enumerations'
import { paths, upload } from '@colocdar/contracts/paths'
import { anyTitle } from '#texts/features/offres/components'
import * as texts from '#texts/features/offres/components/detail'
import { logementLabels } from '../../lib/formats/labels.ts'
import { formatPrix } from '../../lib/formats/prix.ts'
import { formatSuperficie } from '../../lib/formats/superficie.ts'
import { truncate } from '../../lib/formats/truncate.ts'
import { nomOf } from '../../lib/formats/ville-nom.ts'
import { localPath } from '../../lib/local-paths.ts'
import { absoluteFrom, type Matches } from '../../lib/seo/seo.tsx'
import { placeOf, type ShownOffre } from './shown-offre.ts'

/** Search engines show about this many characters. */
const descriptionLength = 160

export const describeOffre = (offre: ShownOffre): { title: string; description: string } => {
  const { titre, ville, logementType, superficie, prix, description } = offre
  const faits = texts.pageDescription({
    type: logementType ? logementLabels[logementType] : texts.anyLogement,
    area: superficie ? formatSuperficie(superficie) : null,
    place: ville ? placeOf(offre) : null,
    price: prix ? formatPrix(prix) : null,
  })
  const name = titre || anyTitle
  return {
    title: ville ? texts.pageTitle(name, nomOf(ville)) : name,
    description: truncate(`${faits}. ${description ?? ''}`.trim(), descriptionLength),
  }
}

/** The offer in the words of schema.org. */
export const offreData = (matches: Matches, offre: ShownOffre): Record<string, unknown> => {
  const absolute = absoluteFrom(matches)
  const { id, titre, description, prix, logementType, superficie, ville, quartier, photos, createdAt } = offre
  const gone = offre.statut === 'LOUE' || offre.endormie
  return {
    '@type': 'Offer',
    url: absolute(localPath(paths.offre(id))),
    name: titre,
    price: prix,
    priceCurrency: 'MAD',
    availability: `https://schema.org/${gone ? 'SoldOut' : 'InStock'}`,
    validFrom: createdAt,
    itemOffered: {
      '@type': logementType ? logementKinds[logementType] : 'Accommodation',
      name: titre,
      description,
      image: photos?.map(({ src }) => absolute(upload(src, 1200))),
      ...(superficie && { floorSize: { '@type': 'QuantitativeValue', value: superficie, unitCode: 'MTK' } }),
      ...(ville && {
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'MA',
          addressLocality: nomOf(ville),
          addressRegion: quartier,
        },
      }),
    },
  }
}

const logementKinds: Record<LogementType, string> = {
  CHAMBRE: 'Room',
  STUDIO: 'Apartment',
  APPARTEMENT: 'Apartment',
  VILLA: 'House',
}
