import type { DemandeCreation } from '@colocdar/contracts/demandes'
import { type Disponibilite, toDateDisponibilite } from '../../lib/forms/disponibilite.ts'
import { readNumber } from '../../lib/forms/read-number.ts'
import type { Option } from '../../ui/fields/select-field.tsx'

/** A request as it is typed. */
export interface TypedDemande {
  titre: string
  description: string
  villeId: string
  quartier: string
  budget: string
  /** IMMEDIATE or SPECIFIC; the day itself is `specificDate`. */
  dateDisponibilite: Disponibilite
  specificDate: string
  duree: string
}

/** The same, understood: what the checks and the summary read. */
export interface DemandeFormData {
  titre: string
  description: string
  villeId: number | null
  /** For display only. */
  villeName: string
  quartier: string
  budget: number | null
  dateDisponibilite: Disponibilite
  specificDate: string
  /** Months. */
  duree: number | null
  demandeurId: number
}

export const emptyDemande: TypedDemande = {
  titre: 'Recherche colocataire',
  description: '',
  villeId: '',
  quartier: '',
  budget: '',
  dateDisponibilite: '',
  specificDate: '',
  duree: '',
}

export const toFormData = (
  typed: TypedDemande,
  { demandeurId, villes }: { demandeurId: number; villes: readonly Option[] },
): DemandeFormData => {
  const ville = villes.find(({ value }) => String(value) === typed.villeId)
  return {
    titre: typed.titre.trim(),
    description: typed.description.trim(),
    villeId: ville ? Number(ville.value) : null,
    villeName: ville?.label ?? '',
    quartier: typed.quartier.trim(),
    budget: positive(typed.budget),
    dateDisponibilite: typed.dateDisponibilite,
    specificDate: typed.specificDate,
    duree: wholePositive(typed.duree),
    demandeurId,
  }
}

/** What is sent, once nothing is missing. */
export const toCreation = (data: DemandeFormData): DemandeCreation => ({
  titre: data.titre,
  description: data.description,
  villeId: data.villeId ?? 0,
  quartier: data.quartier,
  budget: data.budget ?? 0,
  dateDisponibilite: toDateDisponibilite(data.dateDisponibilite, data.specificDate),
  duree: data.duree ?? 0,
  demandeurId: data.demandeurId,
})

const positive = (typed: string): number | null => {
  const number = readNumber(typed)
  return number !== undefined && number > 0 ? number : null
}

const wholePositive = (typed: string): number | null => {
  const number = positive(typed)
  return number !== null && Number.isInteger(number) ? number : null
}
