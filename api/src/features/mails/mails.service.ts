import { AppError } from '@colocdar/contracts/errors'
import type { Langue } from '@colocdar/contracts/langues'
import { type MailReglages, type MailSujet, mailSujets } from '@colocdar/contracts/mails'
import { paths } from '@colocdar/contracts/paths'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import type { MailContent, MailKind } from '../../mail/mail-kind.ts'
import { mailTexts } from '../../mail/mail-texts.ts'
import { issueStopToken, readStopToken } from '../auth/auth-tokens.service.ts'
import { changeAccount } from '../utilisateurs/utilisateurs-account.service.ts'
import { deleteRefus, insertRefus, selectLangue, selectRecipient, selectRefus } from './mails.repository.ts'
import * as texts from './mails.texts.fr.ts'

export const readReglages = async ({ id }: Pick<Acteur, 'id'>, db: Db): Promise<MailReglages> => {
  const refused = await selectRefus(db, id)
  return Object.fromEntries(mailSujets.map((sujet) => [sujet, !refused.includes(sujet)])) as MailReglages
}

export const changeReglages = (
  acteur: Acteur,
  db: Db,
  wanted: { [Sujet in MailSujet]?: boolean | undefined },
): Promise<MailReglages> =>
  db.transaction(async (tx) => {
    const chosen = (choice: boolean) => mailSujets.filter((sujet) => wanted[sujet] === choice)
    await insertRefus(tx, acteur.id, chosen(false))
    await deleteRefus(tx, acteur.id, chosen(true))
    return readReglages(acteur, tx)
  })

export const changeLangue = ({ id }: Acteur, db: Db, langue: Langue): Promise<void> => changeAccount(db, id, { langue })

/** The language in which this mail is sent: of the account it is about, which may be gone, or of its recipient. */
export const langueOf = async (db: Db, to: string, fields: { langue?: Langue }): Promise<Langue> =>
  fields.langue ?? (await selectLangue(db, to))

/** By the link of a mail: anyone who has it may, signed in or not. Safe to repeat. */
export const stopMails = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { sujet, token }: { sujet: MailSujet; token: string },
): Promise<{ message: string }> => {
  const utilisateurId = await readStopToken(db, { token, purpose: sujet, now: clock() })
  if (utilisateurId === null) throw new AppError('INVALID', { message: texts.linkDead })
  await insertRefus(db, utilisateurId, [sujet])
  return { message: texts.stopped }
}

/**
 * The mail as its recipient may get it: null for an address that no member has verified, and when mails of its kind are
 * refused. What may be refused has a link that stops it, its own or one for all of its kind.
 */
export const admitMail = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { to, kind, content }: { to: string; kind: Pick<MailKind, 'sujet' | 'beforeVerification'>; content: MailContent },
): Promise<MailContent | null> => {
  if (kind.beforeVerification) return content
  const { sujet } = kind
  const recipient = await selectRecipient(db, to, sujet)
  if (!recipient?.verified || recipient.refused) return null
  if (!sujet || content.unsubscribe) return content
  const token = await issueStopToken(db, { purpose: sujet, utilisateurId: recipient.id, now: clock() })
  return { ...content, unsubscribe: stopLink(sujet, token, content.langue) }
}

export const stopLink = (sujet: MailSujet, token: string, langue: Langue = 'fr') => ({
  label: mailTexts[langue].stop,
  path: paths.stopMails(sujet, token),
})
