import { type OffreStatut, offreStatuts } from '@colocdar/contracts/enumerations'
import { type ModerationDecision, type ModerationEtat, moderationDecisions } from '@colocdar/contracts/moderation'
import { canTransition, type OffreTransition, offreTransitions } from '@colocdar/contracts/offres'
import * as z from 'zod'

/** What a decision changes. Only offers have a `statut`. */
export interface ModeratedState {
  verified: boolean
  statut: OffreStatut | null
  motifRefus: string | null
  decidedAt: Date | null
}

export const etatOf = ({ verified, motifRefus }: Pick<ModeratedState, 'verified' | 'motifRefus'>): ModerationEtat => {
  if (verified) return 'verifie'
  return motifRefus === null ? 'attente' : 'refuse'
}

export const canDecide = (decision: ModerationDecision, state: ModeratedState): boolean =>
  moderationDecisions[decision].from === etatOf(state)

export const decidedState = (
  decision: ModerationDecision,
  { statut }: ModeratedState,
  { motif, now }: { motif: string | null; now: Date },
): ModeratedState => ({
  verified: moderationDecisions[decision].to === 'verifie',
  statut: statut && nextStatut(statutTransitions[decision], statut),
  motifRefus: motif,
  decidedAt: now,
})

/** The state as stored in the journal: enough to undo the decision, and no personal texts. */
export const toTrace = (state: ModeratedState, row: { version: number; submittedAt: Date }) => ({
  verified: state.verified,
  statut: state.statut,
  decidedAt: state.decidedAt?.toISOString() ?? null,
  submittedAt: row.submittedAt.toISOString(),
  version: row.version,
})

export const fromTrace = (trace: unknown) => {
  const { version, courrier, ...state } = Trace.parse(trace)
  return { version, courrier, state }
}

const Trace = z.object({
  verified: z.boolean(),
  statut: z.nullable(z.enum(offreStatuts)),
  decidedAt: z.nullable(z.coerce.date()),
  version: z.int(),
  courrier: z.optional(z.uuid()),
})

// A transition that does not apply leaves the `statut` unchanged: a rented offer stays rented.
const statutTransitions: Record<ModerationDecision, OffreTransition | null> = {
  verify: 'verify',
  refuse: null,
  withdraw: 'sendBack',
}

const nextStatut = (transition: OffreTransition | null, statut: OffreStatut): OffreStatut =>
  transition && canTransition(transition, statut) ? offreTransitions[transition].to : statut
