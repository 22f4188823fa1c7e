import { offreFiltres } from '@colocdar/contracts/offres-filtres'
import { counted } from '../../lib/formats/counted.ts'
import { formatPrix } from '../../lib/formats/prix.ts'
import type { ShownOffre } from './shown-offre.ts'

/** What a home is like: facts that an owner may leave out. */
export type FaitField =
  | 'accueille'
  | 'colocatairesActuels'
  | 'fumeurs'
  | 'animaux'
  | 'meuble'
  | 'chargesComprises'
  | 'caution'
  | 'etage'
  | 'internet'
  | 'climatisation'
  | 'parking'

export interface OffreFait {
  field: FaitField
  /** « Meublé », « Caution : 2 000 dh ». */
  text: string
  /** False for what a home lacks or refuses. */
  has: boolean
}

export const vieFields: readonly FaitField[] = ['accueille', 'colocatairesActuels', 'fumeurs', 'animaux']

export const logementFields: readonly FaitField[] = [
  'meuble',
  'chargesComprises',
  'caution',
  'etage',
  'internet',
  'climatisation',
  'parking',
]

/** The facts that an owner gave, of these fields and in their order. */
export const offreFaits = (offre: ShownOffre, fields: readonly FaitField[]): OffreFait[] =>
  fields.flatMap((field) => {
    const value = offre[field]
    if (value === null || value === undefined) return []
    return [{ field, text: textOf(field, value), has: value !== false }]
  })

/** The label of a fact in a form or a table. */
export const faitLabels: Record<FaitField, string> = {
  accueille: offreFiltres.accueille.label,
  colocatairesActuels: 'Colocataires actuels',
  fumeurs: offreFiltres.fumeurs.label,
  animaux: offreFiltres.animaux.label,
  meuble: offreFiltres.meuble.label,
  chargesComprises: offreFiltres.chargesComprises.label,
  caution: 'Caution',
  etage: 'Étage',
  internet: offreFiltres.internet.label,
  climatisation: offreFiltres.climatisation.label,
  parking: offreFiltres.parking.label,
}

/** The same as labels and values, for the wizard's last step and the moderation. */
export const knownFaits = (offre: ShownOffre): { label: string; value: string }[] =>
  offreFaits(offre, [...vieFields, ...logementFields]).map(({ field, text }) => ({
    label: faitLabels[field],
    value: text,
  }))

/** What a seeker wants to know first, at most two of them, for a card. */
export const atoutsOf = (offre: ShownOffre): string[] =>
  offreFaits(offre, atoutFields)
    .filter(({ field, has }) => has && !(field === 'accueille' && offre.accueille === 'TOUS'))
    .slice(0, 2)
    .map(({ text }) => text)

const atoutFields: readonly FaitField[] = [
  'accueille',
  'meuble',
  'chargesComprises',
  'internet',
  'climatisation',
  'parking',
]

const textOf = (field: FaitField, value: string | number | boolean): string => {
  switch (field) {
    case 'accueille':
      return offreFiltres.accueille.names[value as keyof typeof offreFiltres.accueille.names]
    case 'colocatairesActuels':
      return value === 0 ? 'Personne n’y habite encore' : `${counted(Number(value), 'colocataire')} sur place`
    case 'caution':
      return value === 0 ? 'Sans caution' : `Caution\u00a0: ${formatPrix(Number(value))}`
    case 'etage':
      return formatEtage(Number(value))
    default:
      return value === true ? offreFiltres[field].label : offreFiltres[field].no
  }
}

const formatEtage = (etage: number): string => {
  if (etage < 0) return 'Sous-sol'
  if (etage === 0) return 'Rez-de-chaussée'
  return etage === 1 ? '1er étage' : `${etage}e étage`
}
