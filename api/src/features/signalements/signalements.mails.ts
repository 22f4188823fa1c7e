import {
  type SignalementDecision,
  signalementDecisions,
  signalementKinds,
  signalementSuites,
} from '@colocdar/contracts/signalements'
import * as z from 'zod'
import { defineMail, toTeam } from '../../mail/mail-kind.ts'
import * as ar from './signalements.mails.ar.ts'
import * as fr from './signalements.mails.fr.ts'

const decided = {
  kind: z.enum(signalementKinds),
  /** Empty for a member. */
  titre: z.string(),
  decision: z.enum(Object.keys(signalementDecisions) as SignalementDecision[]),
  motif: z.string(),
}

/** Devices are notified of decisions on ads. */
const notified =
  (content: typeof fr.signalementDecide): typeof fr.signalementDecide =>
  (ready) => ({ ...content(ready), silent: ready.kind !== 'offre' && ready.kind !== 'demande' })

/** To whose thing was reported. */
export const signalementDecide = defineMail({
  template: 'signalementDecide',
  push: 'decision',
  fields: z.object({
    ...decided,
    objetId: z.int(),
    hidden: z.boolean(),
    suite: z.optional(z.enum(signalementSuites)),
  }),
  content: { fr: notified(fr.signalementDecide), ar: notified(ar.signalementDecide) },
})

/** To a member who reported it. */
export const signalementSuivi = defineMail({
  template: 'signalementSuivi',
  fields: z.object(decided),
  content: { fr: fr.signalementSuivi, ar: ar.signalementSuivi },
})

/** To the operator: many ads are reported, even if none is hidden. */
export const signalementsNombreux = defineMail({
  template: 'signalementsNombreux',
  fields: z.object({ nombre: z.int() }),
  ...toTeam,
  content: { fr: fr.signalementsNombreux },
})

/** To the operator: reports have hidden so many ads in an hour that they hide no more until tomorrow. */
export const masquagesArretes = defineMail({
  template: 'masquagesArretes',
  fields: z.object({ nombre: z.int() }),
  ...toTeam,
  content: { fr: fr.masquagesArretes },
})
