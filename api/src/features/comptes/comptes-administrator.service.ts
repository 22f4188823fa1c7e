import { AppError } from '@colocdar/contracts/errors'
import { email as emailSchema } from '@colocdar/contracts/text'
import * as z from 'zod'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { newToken } from '../../tokens.ts'
import { hashPassword } from '../auth/auth-passwords.rules.ts'
import { endSessionsOf } from '../auth/auth-sessions.service.ts'
import { endTokensOf, issueToken } from '../auth/auth-tokens.service.ts'
import { removeClesOf } from '../cles/cles.service.ts'
import { recordJournal } from '../journal/journal.service.ts'
import {
  changeAccount,
  createUtilisateur,
  lockUtilisateur,
  markEmailVerified,
} from '../utilisateurs/utilisateurs-account.service.ts'
import { nouvelAdministrateur } from './comptes.mails.ts'
import { selectAdministrators } from './comptes.repository.ts'

export interface NewAdministrator {
  id: number
  username: string
  email: string
  /** False when the account existed: it got the role, and lost its password, sessions and mailed links. */
  created: boolean
  /** For the page that sets a new password: works once, for an hour. */
  token: string
}

/** Run from the command line, by someone with access to the machine: this is how the first administrator is made. */
export const createAdministrator = async (
  deps: Pick<Deps, 'db' | 'mails' | 'clock'>,
  typedEmail: string,
): Promise<NewAdministrator> => {
  const email = parseEmail(typedEmail)
  const passwordHash = await hashPassword(newToken())
  return deps.db.transaction(async (tx) => {
    const now = deps.clock()
    const known = await lockUtilisateur(tx, { email })
    if (known?.blockedAt) throw new AppError('CONFLICT', { message: 'Ce compte est bloqué.' })
    if (known && !known.emailVerifiedAt) throw new AppError('CONFLICT', { message: unverified })
    if (known) await endAllAccess(tx, known.id, passwordHash)
    const compte = known ?? (await createUnderFreeName(tx, { email, passwordHash, termsAcceptedAt: now }))
    await markEmailVerified(tx, compte.id, now)
    await changeAccount(tx, compte.id, { roles: ['ROLE_USER', 'ROLE_ADMIN'] })
    const token = await issueToken(tx, { purpose: 'reset', utilisateurId: compte.id, mailId: null, now })
    // A command line has no signed-in acteur, so the journal names the account itself.
    await recordJournal(tx, {
      acteurId: compte.id,
      action: 'giveAdmin',
      objet: 'utilisateur',
      objetId: compte.id,
      apres: { roles: ['ROLE_USER', 'ROLE_ADMIN'], created: known === null },
      createdAt: now,
    })
    await announceAdministrator(tx, deps, compte, null)
    return { id: compte.id, username: compte.username, email: compte.email, created: known === null, token }
  })
}

const unverified =
  'Un compte a été créé avec cette adresse, que personne n’a vérifiée\u00a0: il peut être à un inconnu. ' +
  'Si l’adresse est à vous, choisissez un mot de passe par «\u00a0Mot de passe oublié\u00a0», connectez-vous, ' +
  'vérifiez l’adresse depuis le profil, puis relancez la commande.'

/** The person who signed up may not own the mailbox: nothing from before opens an administrator's account. */
export const endAllAccess = async (tx: Db, id: number, passwordHash: string): Promise<void> => {
  await changeAccount(tx, id, { passwordHash })
  await endSessionsOf(tx, id)
  await endTokensOf(tx, id)
  await removeClesOf(tx, id)
}

/** To every administrator, the new one included. `par` is null for the command line. */
export const announceAdministrator = async (
  tx: Db,
  { mails }: Pick<Deps, 'mails'>,
  { id, username }: { id: number; username: string },
  par: number | null,
): Promise<void> => {
  const all = await selectAdministrators(tx)
  const giver = all.find((one) => one.id === par)?.username ?? null
  for (const one of all)
    await mails.enqueue(tx, nouvelAdministrateur.to(one.email, { username, par: giver, vous: one.id === id }))
}

const parseEmail = (typed: string): string => {
  const result = z.safeParse(
    emailSchema({ required: "L'email est requis", invalid: "L'email n'est pas valide" }),
    typed,
  )
  if (result.success) return result.data
  throw new AppError('INVALID', { message: result.error.issues[0]?.message ?? "L'email n'est pas valide" })
}

// More accounts of one name than there will ever be.
const maxAttempts = 1000

const createUnderFreeName = async (tx: Db, account: { email: string; passwordHash: string; termsAcceptedAt: Date }) => {
  const base = usernameFrom(account.email)
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const username = attempt === 1 ? base : `${base}${attempt}`
    const id = await createUtilisateur(tx, { ...account, username })
    if (id !== null) return { id, username, email: account.email }
  }
  throw new AppError('USERNAME_TAKEN')
}

/** `amina.b+coloc@exemple.ma` becomes `amina.bcoloc`. Reserved names are fine: the operator chose the address. */
const usernameFrom = (email: string): string => {
  const name = email
    .slice(0, email.indexOf('@'))
    .replace(/[^\p{L}\p{N}._-]/gu, '')
    .slice(0, 26)
  return name.length >= 3 ? name : `admin-${name}`
}
