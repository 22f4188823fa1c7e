import { canTransition, type OffreTransition, offreTransitions } from '@colocdar/contracts/annonces-etats'
import { type OffreStatut, offreStatuts } from '@colocdar/contracts/enumerations'
import { type ModerationDecision, type ModerationEtat, moderationDecisions } from '@colocdar/contracts/moderation'
import { type ModificationEtat, modificationEtats } from '@colocdar/contracts/modifications'
import * as z from 'zod'

/** What a decision changes. Only offers have a `statut`. */
export interface ModeratedState {
  verified: boolean
  statut: OffreStatut | null
  motifRefus: string | null
  decidedAt: Date | null
}

type Etat = Pick<ModeratedState, 'verified' | 'motifRefus'> & { modification?: { etat: ModificationEtat } | null }

export const etatOf = ({ verified, motifRefus, modification }: Etat): ModerationEtat => {
  if (verified) return modification?.etat === 'attente' ? 'modification' : 'verifie'
  return motifRefus === null ? 'attente' : 'refuse'
}

/** The state after the decision; null when it is not possible. */
export const etatAfter = (decision: ModerationDecision, etat: ModerationEtat): ModerationEtat | null => {
  const next: Partial<Record<ModerationEtat, ModerationEtat>> = moderationDecisions[decision]
  return next[etat] ?? null
}

export const decidedState = (
  decision: ModerationDecision,
  { statut }: ModeratedState,
  { motif, now }: { motif: string | null; now: Date },
): ModeratedState => ({
  verified: decision === 'verify',
  statut: statut && nextStatut(statutTransitions[decision], statut),
  motifRefus: motif,
  decidedAt: now,
})

/** The state as stored in the journal: enough to undo the decision, and no personal texts. */
export const toTrace = (
  state: ModeratedState,
  row: { version: number; submittedAt: Date },
  modification?: ModificationEtat,
) => ({
  ...(modification && { modification }),
  verified: state.verified,
  statut: state.statut,
  decidedAt: state.decidedAt?.toISOString() ?? null,
  submittedAt: row.submittedAt.toISOString(),
  version: row.version,
})

export const fromTrace = (trace: unknown) => {
  const { version, courrier, modification, ...state } = Trace.parse(trace)
  return { version, courrier, modification, state }
}

const Trace = z.object({
  verified: z.boolean(),
  statut: z.nullable(z.enum(offreStatuts)),
  decidedAt: z.nullable(z.coerce.date()),
  version: z.int(),
  courrier: z.optional(z.uuid()),
  /** The decision was about a modification. */
  modification: z.optional(z.enum(modificationEtats)),
})

// A transition that does not apply leaves the `statut` unchanged: a rented offer stays rented.
const statutTransitions: Record<ModerationDecision, OffreTransition | null> = {
  verify: 'verify',
  refuse: null,
  withdraw: 'sendBack',
}

const nextStatut = (transition: OffreTransition | null, statut: OffreStatut): OffreStatut =>
  transition && canTransition(transition, statut) ? offreTransitions[transition].to : statut
