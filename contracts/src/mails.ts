import * as z from 'zod/mini'
import * as texts from '#texts/common'
import { endpoint } from './endpoint.ts'
import { siteLangues } from './langues.ts'
import { text } from './text.ts'

const Choice = z.boolean(texts.yesOrNo)

/** The mails that a member may refuse, and whether they are sent. All others must be. */
export const MailReglages = z.object({ messages: Choice, alertes: Choice, rappels: Choice, visites: Choice })
export type MailReglages = z.output<typeof MailReglages>
export type MailSujet = keyof MailReglages

export const mailSujets = Object.keys(MailReglages.shape) as MailSujet[]

export const mails = {
  reglages: endpoint('GET', '/mails/reglages', 'membre', {
    summary: 'Les e-mails que l’on veut recevoir',
    response: MailReglages,
  }),
  update: endpoint('PUT', '/mails/reglages', 'membre', {
    summary: 'Choisir les e-mails que l’on veut recevoir',
    /** Left as it is when absent: elsewhere it may have been chosen otherwise. */
    body: z.partial(MailReglages),
    response: MailReglages,
  }),
  changeLangue: endpoint('PUT', '/mails/langue', 'membre', {
    summary: 'Choisir la langue de ses e-mails : fr ou ar',
    body: z.object({ langue: z.enum(siteLangues, texts.siteLangue) }),
    response: z.void(),
  }),
  arret: endpoint('POST', '/mails/arret', 'public', {
    summary: 'Refuser une sorte d’e-mails par le lien de l’un d’eux, sans se connecter ; sans effet la seconde fois',
    body: z.object({
      sujet: z.enum(mailSujets, texts.linkIncomplete),
      token: text({ required: texts.linkIncomplete, max: 100 }),
    }),
    response: z.object({ message: z.string() }),
  }),
}
