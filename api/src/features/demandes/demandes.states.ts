import type { Demande } from '@colocdar/contracts/demandes'
import { demandeFields } from '@colocdar/contracts/demandes-fields'
import { pickFields } from '@colocdar/contracts/fields'
import { withModification } from '@colocdar/contracts/modifications'
import { splitFields } from '../modifications/modifications.rules.ts'

/** What an author may change of a request. */
export type DemandeContent = Pick<Demande, keyof typeof demandeFields | 'dateDemande'>

/** The content as its author last wrote it, with what waits. */
export const writtenContentOf = (demande: Demande): DemandeContent => contentOf(withModification(demande))

const contentOf = (demande: Demande): DemandeContent => ({
  ...pickFields(demande, demandeFields),
  dateDemande: demande.dateDemande,
})

/** What an edit of a verified request changes at once, and what waits. */
export const splitEdit = (demande: Demande & { budgetVerifie: number | null }, edited: DemandeContent) =>
  splitFields(demandeFields, { ...demande, budget: demande.budgetVerifie ?? demande.budget }, edited)

/** The columns that change besides the edited ones when a request that is not verified is edited. */
export const resubmission = (demande: Demande, edited: DemandeContent, now: Date) => {
  const before = contentOf(demande)
  const { later } = splitFields(demandeFields, before, edited)
  // Waiting, it waits on. After a refusal any change counts: the reason may have been the budget.
  const isResubmitted =
    demande.motifRefus === null
      ? Object.keys(later).length > 0
      : (Object.keys(edited) as (keyof DemandeContent)[]).some((name) => edited[name] !== before[name])
  return isResubmitted ? { motifRefus: null, submittedAt: now } : {}
}
