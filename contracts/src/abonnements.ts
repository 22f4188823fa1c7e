import * as z from 'zod/mini'
import { Id, IdParams } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The plans that the site shows. Nothing is sold yet. */
export const plans = [
  {
    type: 'Gratuit',
    description: 'Pour chercher et publier à son rythme.',
    prix: 0,
    avantages: [
      'Une demande et vos offres publiées',
      'Annonces vérifiées par notre équipe',
      'Numéros visibles après vérification de l’e-mail',
    ],
  },
  {
    type: 'Standard',
    description: 'Pour louer plus vite, avec une annonce mieux placée.',
    prix: 99,
    avantages: ['Tout le plan Gratuit', 'Annonce remontée chaque semaine', 'Vérification en priorité'],
  },
  {
    type: 'Premium',
    description: 'Pour les propriétaires qui gèrent plusieurs logements.',
    prix: 249,
    avantages: ['Tout le plan Standard', 'Annonces mises en avant sur l’accueil', 'Un interlocuteur dédié'],
  },
] as const
export type PlanType = (typeof plans)[number]['type']

export const planTypes = ['Gratuit', 'Standard', 'Premium'] as const satisfies readonly PlanType[]

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
