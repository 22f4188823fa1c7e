import * as z from 'zod/mini'
import { IdParam } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Apart from `telephone-format.ts`, which public pages load without any schema. */
export const telephone = {
  show: endpoint('GET', '/test/utilisateur/tele', 'emailVerifie', {
    summary: 'Numéro de téléphone d’un membre qui a une annonce publique ; consigné et limité',
    query: z.object({
      id: IdParam,
      userId: IdParam,
      /** The offer on which it is asked for, for its owner's figures. */
      offreId: z.optional(IdParam),
    }),
    response: z.string(),
    answers: 'text',
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  }),
}
