import type { SignalementDecision, SignalementKind, SignalementSuite } from '@colocdar/contracts/signalements'
import type { Mail } from '../../mail/mail-queue.ts'

interface About {
  kind: SignalementKind
  id: number
  /** Null for a member. */
  titre: string | null
  decision: SignalementDecision
  motif: string
  /** Whether reports had hidden it. */
  hidden: boolean
  suite: SignalementSuite
}

/** To whose thing was reported. */
export const auteurMail = (to: string, { kind, id, titre, decision, motif, hidden, suite }: About): Mail => ({
  template: 'signalementDecide',
  to,
  kind,
  objetId: id,
  titre: titre ?? '',
  decision,
  motif,
  hidden,
  suite,
})

/** To somebody who reported it. */
export const reporterMail = (to: string, { kind, titre, decision, motif }: About): Mail => ({
  template: 'signalementSuivi',
  to,
  kind,
  titre: titre ?? '',
  decision,
  motif,
})
