import * as z from 'zod/mini'
import * as commonTexts from '#texts/common'
import * as texts from '#texts/fraicheur'
import { Id, IdParam, Instant } from './common.ts'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'

/** How long an ad counts as fresh: its author is asked after `rappel` days, and it sleeps after `sommeil` without an answer. */
export const fraicheurJours = { rappel: 14, sommeil: 30 } as const

export const fraicheurKinds = ['offre', 'demande'] as const
export type FraicheurKind = (typeof fraicheurKinds)[number]

/** What a link of the mail answers: still available, or gone. */
export const fraicheurReponses = ['disponible', 'partie'] as const
export type FraicheurReponse = (typeof fraicheurReponses)[number]

/** Where a link stands: it can be answered, or the ad has changed, been answered or left since. */
export const lienEtats = ['valable', 'depasse', 'inconnu'] as const

export const Lien = z.object({
  etat: z.enum(lienEtats),
  /** Null when the link is unknown, or its ad is gone. */
  annonce: z.nullable(
    z.object({
      kind: z.enum(fraicheurKinds),
      id: Id,
      titre: z.string(),
      endormie: z.boolean(),
      reponse: z.enum(fraicheurReponses),
      /** How many visits ahead the answer ends. */
      visites: z.optional(z.int()),
    }),
  ),
})
export type Lien = z.output<typeof Lien>

const LienToken = z.object({ token: text({ required: texts.linkIncomplete, max: 100 }) })

export const fraicheur = {
  confirm: endpoint('POST', '/fraicheur/{kind}/{id}/confirmer', 'membre', {
    summary: 'Dire que son annonce est toujours d’actualité ; une annonce endormie est réveillée',
    params: z.object({ kind: z.enum(fraicheurKinds, commonTexts.kindUnknown), id: IdParam }),
    response: z.object({ confirmeeLe: Instant }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  readLien: endpoint('POST', '/fraicheur/lien/lire', 'public', {
    summary: 'Ce que dit un lien de l’e-mail de confirmation ; ne change rien',
    body: LienToken,
    response: Lien,
  }),
  answer: endpoint('POST', '/fraicheur/lien', 'public', {
    summary: 'Répondre par un lien de l’e-mail, sans se connecter : toujours disponible, ou parti',
    body: LienToken,
    response: Lien,
  }),
}
