import { type DemandeCreation, DemandeWizardForm } from '@colocdar/contracts/demandes'
import { demandeFields } from '@colocdar/contracts/demandes-fields'
import * as texts from '#texts/features/demandes/components/wizard'
import { readNumber } from '../../lib/forms/read-number.ts'
import { readTyped, type TypedFields, toTyped } from '../../lib/forms/typed-fields.ts'
import { parseWith } from '../../lib/forms/typed-schema.ts'
import type { Option } from '../../ui/fields/select-field.tsx'

/** A request as it is typed. */
export type TypedDemande = TypedFields<typeof demandeFields>

export const emptyDemande: TypedDemande = { ...toTyped(demandeFields, {}), titre: texts.firstTitre }

/** What decides whether a city or a day can be chosen. */
export interface Choices {
  villes: readonly Option[]
  today: string
}

/** The contract's fields. A city that is not in the list, or a day that has passed, counts as not chosen. */
export const readDemande = (typed: TypedDemande, { villes, today }: Choices) =>
  readTyped(demandeFields, {
    ...typed,
    villeId: villeOf(typed, villes) ? typed.villeId : '',
    // The picker offers no past day, but a day can be typed, or pass while the draft waits.
    specificDate: typed.specificDate < today ? '' : typed.specificDate,
  })

/** What is sent; null as long as something is missing or wrong. */
export const toCreation = (typed: TypedDemande, choices: Choices, demandeurId: number): DemandeCreation | null => {
  const fields = parseWith(DemandeWizardForm, readDemande(typed, choices))
  return fields && { ...fields, demandeurId }
}

/** What the summary shows; a number that the contract refuses is null. */
export const toFormData = (
  typed: TypedDemande,
  { demandeurId, villes }: { demandeurId: number; villes: readonly Option[] },
) => {
  const ville = villeOf(typed, villes)
  return {
    titre: typed.titre.trim(),
    description: typed.description.trim(),
    villeId: ville ? Number(ville.value) : null,
    villeName: ville?.label ?? '',
    quartier: typed.quartier.trim(),
    adresse: typed.adresse.trim(),
    logementType: parseWith(demandeFields.logementType.checked, typed.logementType) ?? null,
    budget: parseWith(demandeFields.budget.checked, readNumber(typed.budget)),
    dateDisponibilite: typed.disponibilite,
    specificDate: typed.specificDate,
    duree: parseWith(demandeFields.duree.checked, readNumber(typed.duree)),
    demandeurId,
  }
}

export type DemandeFormData = ReturnType<typeof toFormData>

const villeOf = ({ villeId }: TypedDemande, villes: readonly Option[]): Option | undefined =>
  villes.find(({ value }) => String(value) === villeId)
