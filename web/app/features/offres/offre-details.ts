import { type Offre, OffreEdition, OffreForm } from '@colocdar/contracts/offres'
import { choiceOf, type Disponibilite, toDateDisponibilite } from '../../lib/forms/disponibilite.ts'
import { readNumber } from '../../lib/forms/read-number.ts'
import { parseWith, typedSchema } from '../../lib/forms/typed-schema.ts'

/** The details of a home as they are typed. */
export interface OffreDetails {
  titre: string
  quartier: string
  description: string
  prix: string
  superficie: string
  nbrColoc: string
  duree: string
  logementType: string
  villeId: string
  disponibilite: Disponibilite
  specificDate: string
}

export const emptyDetails: OffreDetails = {
  titre: '',
  quartier: '',
  description: '',
  prix: '',
  superficie: '',
  nbrColoc: '',
  duree: '',
  logementType: '',
  villeId: '',
  disponibilite: '',
  specificDate: '',
}

/** What the edit form starts with. */
export const detailsOf = (offre: Offre): OffreDetails => ({
  titre: offre.titre,
  quartier: offre.quartier,
  description: offre.description,
  prix: String(offre.prix),
  superficie: String(offre.superficie),
  nbrColoc: String(offre.nbrColoc),
  duree: offre.duree === null ? '' : String(offre.duree),
  logementType: offre.logementType,
  villeId: String(offre.villeId),
  ...choiceOf(offre.dateDisponibilite),
})

/** The same in the words of the contract; what was left empty is absent. */
const toFields = ({ disponibilite, specificDate, ...details }: OffreDetails) => ({
  ...details,
  prix: readNumber(details.prix),
  superficie: readNumber(details.superficie),
  nbrColoc: readNumber(details.nbrColoc),
  duree: readNumber(details.duree),
  villeId: readNumber(details.villeId),
  dateDisponibilite: toDateDisponibilite(disponibilite, specificDate),
})

/** The spec's « all offer info complete »; null as long as something is missing or wrong. */
export const parseDetails = (details: OffreDetails) => parseWith(OffreForm, toFields(details))

const fieldOf = (name: string, { disponibilite }: OffreDetails): string => {
  if (name !== 'dateDisponibilite') return name
  return disponibilite === 'SPECIFIC' ? 'specificDate' : 'disponibilite'
}

export const detailsSchema = typedSchema({ contract: OffreForm, read: toFields, fieldOf })

/** More lenient than the wizard: no area and no flatmates count as 0, no duration as none. */
export const editionSchema = typedSchema({ contract: OffreEdition, read: toFields, fieldOf })
