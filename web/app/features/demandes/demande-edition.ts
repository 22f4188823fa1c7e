import { type Demande, DemandeForm } from '@colocdar/contracts/demandes'
import { choiceOf, type Disponibilite, toDateDisponibilite } from '../../lib/forms/disponibilite.ts'
import { readNumber } from '../../lib/forms/read-number.ts'
import { typedSchema } from '../../lib/forms/typed-schema.ts'

/** A request being edited, as it is typed. */
export interface DemandeEdition {
  titre: string
  description: string
  budget: string
  villeId: string
  quartier: string
  disponibilite: Disponibilite
  specificDate: string
}

export const editionOf = (demande: Demande): DemandeEdition => ({
  titre: demande.titre,
  description: demande.description,
  budget: String(demande.budget),
  villeId: String(demande.villeId),
  quartier: demande.quartier,
  ...choiceOf(demande.dateDisponibilite),
})

export const demandeEditionSchema = typedSchema({
  contract: DemandeForm,
  read: ({ disponibilite, specificDate, ...typed }: DemandeEdition) => ({
    ...typed,
    budget: readNumber(typed.budget),
    villeId: readNumber(typed.villeId),
    dateDisponibilite: toDateDisponibilite(disponibilite, specificDate),
  }),
  fieldOf: (name, { disponibilite }) => {
    if (name !== 'dateDisponibilite') return name
    return disponibilite === 'SPECIFIC' ? 'specificDate' : 'disponibilite'
  },
})
