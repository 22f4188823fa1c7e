import type { ModerationDecision, ModerationKind } from '@colocdar/contracts/moderation'
import * as z from 'zod'
import { defineMail, type Mail } from '../../mail/mail-kind.ts'
import * as ar from './moderation.mails.ar.ts'
import * as fr from './moderation.mails.fr.ts'

interface Decided {
  id: number
  to: string
  titre: string
  motif: string
}

/** The mail that tells the author about a decision. Only modifications of a profile are decided on. */
export const decisionMail = (
  kind: Exclude<ModerationKind, 'profil'>,
  decision: ModerationDecision,
  decided: Decided,
): Mail => decisionMails[kind][decision === 'verify' ? 'verifie' : 'refuse'](decided)

/** The mail that tells the author about a decision on a modification. */
export const modificationMail = (
  kind: Exclude<ModerationKind, 'avis'>,
  decision: ModerationDecision,
  { id: objetId, to, titre, motif }: Decided,
): Mail =>
  decision === 'verify'
    ? modificationAcceptee.to(to, { objet: kind, objetId, titre })
    : modificationRefusee.to(to, { objet: kind, objetId, titre, motif })

const decisionMails = {
  offre: {
    verifie: ({ id, to, titre }: Decided) => offreVerifiee.to(to, { titre, offreId: id }),
    refuse: ({ id, to, titre, motif }: Decided) => offreRefusee.to(to, { titre, offreId: id, motif }),
  },
  demande: {
    verifie: ({ id, to, titre }: Decided) => demandeVerifiee.to(to, { titre, demandeId: id }),
    refuse: ({ id, to, titre, motif }: Decided) => demandeRefusee.to(to, { titre, demandeId: id, motif }),
  },
  avis: {
    verifie: ({ to }: Decided) => avisValide.to(to, {}),
    refuse: ({ to, motif }: Decided) => avisRefuse.to(to, { motif }),
  },
}

export const offreVerifiee = defineMail({
  template: 'offreVerifiee',
  push: 'decision',
  fields: z.object({ titre: z.string(), offreId: z.int() }),
  content: { fr: fr.offreVerifiee, ar: ar.offreVerifiee },
})

export const offreRefusee = defineMail({
  template: 'offreRefusee',
  push: 'decision',
  fields: z.object({ titre: z.string(), offreId: z.int(), motif: z.string() }),
  content: { fr: fr.offreRefusee, ar: ar.offreRefusee },
})

export const demandeVerifiee = defineMail({
  template: 'demandeVerifiee',
  push: 'decision',
  fields: z.object({ titre: z.string(), demandeId: z.int() }),
  content: { fr: fr.demandeVerifiee, ar: ar.demandeVerifiee },
})

export const demandeRefusee = defineMail({
  template: 'demandeRefusee',
  push: 'decision',
  fields: z.object({ titre: z.string(), demandeId: z.int(), motif: z.string() }),
  content: { fr: fr.demandeRefusee, ar: ar.demandeRefusee },
})

export const avisValide = defineMail({
  template: 'avisValide',
  fields: z.object({}),
  content: { fr: fr.avisValide, ar: ar.avisValide },
})

export const avisRefuse = defineMail({
  template: 'avisRefuse',
  fields: z.object({ motif: z.string() }),
  content: { fr: fr.avisRefuse, ar: ar.avisRefuse },
})

const modified = { objet: z.enum(['offre', 'demande', 'profil']), objetId: z.int(), titre: z.string() }

export const modificationAcceptee = defineMail({
  template: 'modificationAcceptee',
  push: 'decision',
  fields: z.object(modified),
  content: { fr: fr.modificationAcceptee, ar: ar.modificationAcceptee },
})

export const modificationRefusee = defineMail({
  template: 'modificationRefusee',
  push: 'decision',
  fields: z.object({ ...modified, motif: z.string() }),
  content: { fr: fr.modificationRefusee, ar: ar.modificationRefusee },
})
