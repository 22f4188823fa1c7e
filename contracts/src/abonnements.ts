import * as z from 'zod/mini'
import * as texts from '#texts/abonnements'
import { Id, IdParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The plans that the site shows. Nothing is sold yet. */
export const plans = [
  {
    type: 'Gratuit',
    nom: texts.planNames.Gratuit,
    description: texts.freeDescription,
    prix: 0,
    avantages: [texts.freeAds, texts.freeVerified, texts.freeNumbers],
  },
  {
    type: 'Standard',
    nom: texts.planNames.Standard,
    description: texts.standardDescription,
    prix: 99,
    avantages: [texts.standardFree, texts.standardRaised, texts.standardPriority],
  },
  {
    type: 'Premium',
    nom: texts.planNames.Premium,
    description: texts.premiumDescription,
    prix: 249,
    avantages: [texts.premiumStandard, texts.premiumShown, texts.premiumContact],
  },
] as const
export type PlanType = (typeof plans)[number]['type']

export const planTypes = ['Gratuit', 'Standard', 'Premium'] as const satisfies readonly PlanType[]

/** A plan in the language of the site. */
export const planOf = (type: PlanType) => plans[planTypes.indexOf(type)] as (typeof plans)[number]

export const Abonnement = z.object({
  id: Id,
  type: z.enum(planTypes),
  description: z.string(),
  dateDebut: z.string(),
  dateFin: z.nullable(z.string()),
})
export type Abonnement = z.output<typeof Abonnement>

export const abonnements = {
  // The spec's spelling.
  ofUtilisateur: endpoint('GET', '/test/abonnment/utilisateur/{id}', 'membre', {
    summary: 'Abonnements d’un membre : les siens, ou ceux de tous pour l’administrateur',
    params: IdParams,
    response: z.array(Abonnement),
    errors: ['NOT_FOUND'],
  }),
}
