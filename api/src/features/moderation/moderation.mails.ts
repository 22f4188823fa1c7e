import type { ModerationDecision, ModerationKind } from '@colocdar/contracts/moderation'
import type { Mail } from '../../mail/mail-queue.ts'

interface MailFields {
  id: number
  to: string
  titre: string
  motif: string
}

/** The mail that tells the author about a decision. */
export const decisionMail = (kind: AnnouncedKind, decision: ModerationDecision, fields: MailFields): Mail =>
  mails[kind][decision === 'verify' ? 'verifie' : 'refuse'](fields)

/** The mail that tells the author about a decision on a modification. */
export const modificationMail = (
  kind: Exclude<ModerationKind, 'avis'>,
  decision: ModerationDecision,
  { id: objetId, to, titre, motif }: MailFields,
): Mail =>
  decision === 'verify'
    ? { template: 'modificationAcceptee', to, objet: kind, objetId, titre }
    : { template: 'modificationRefusee', to, objet: kind, objetId, titre, motif }

/** Only modifications of a profile are decided on. */
type AnnouncedKind = Exclude<ModerationKind, 'profil'>

const mails: Record<AnnouncedKind, Record<'verifie' | 'refuse', (fields: MailFields) => Mail>> = {
  offre: {
    verifie: ({ id, to, titre }) => ({ template: 'offreVerifiee', to, titre, offreId: id }),
    refuse: ({ id, to, titre, motif }) => ({ template: 'offreRefusee', to, titre, offreId: id, motif }),
  },
  demande: {
    verifie: ({ id, to, titre }) => ({ template: 'demandeVerifiee', to, titre, demandeId: id }),
    refuse: ({ id, to, titre, motif }) => ({ template: 'demandeRefusee', to, titre, demandeId: id, motif }),
  },
  avis: {
    verifie: ({ to }) => ({ template: 'avisValide', to }),
    refuse: ({ to, motif }) => ({ template: 'avisRefuse', to, motif }),
  },
}
