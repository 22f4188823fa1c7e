import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { type UtilisateurChange, updateUtilisateur } from './utilisateurs.repository.ts'
import * as texts from './utilisateurs.texts.fr.ts'
import {
  countDemo,
  countUtilisateurs,
  deleteUtilisateur,
  insertUtilisateur,
  lockAccount,
  lockAdmins,
  updateEmailVerified,
} from './utilisateurs-account.repository.ts'

// What other features change of a member, each in the caller's transaction.

/** By id or e-mail. Other changes to the member wait until the transaction ends. */
export const lockUtilisateur = lockAccount

/** Returns the new id, or null when the username or the e-mail is taken. */
export const createUtilisateur = insertUtilisateur

/** Keeps the first date when the e-mail was already verified. */
export const markEmailVerified = updateEmailVerified

export const changeAccount = (
  tx: Db,
  id: number,
  change: Pick<UtilisateurChange, 'passwordHash' | 'blockedAt' | 'identityVerified' | 'roles' | 'langue'>,
): Promise<void> => updateUtilisateur(tx, id, change)

/** Sessions, tokens, offers, the request, reviews and subscriptions are deleted with the member, by foreign keys. */
export const removeUtilisateur = deleteUtilisateur

/** The ids of the administrators who are not blocked. The list cannot change until the transaction ends. */
export const lockAdministrators = lockAdmins

/** Call it before a member loses the role or leaves: there is always at least one administrator. */
export const requireNotLastAdministrator = (administrators: number[], id: number): void => {
  if (administrators.length === 1 && administrators.includes(id))
    throw new AppError('CONFLICT', { message: texts.lastAdministrator })
}

/** An identity is confirmed for one name and number: changing them ends the confirmation. */
export const recordIdentityEnd = (tx: Db, utilisateurId: number, now: Date): Promise<number> =>
  recordJournal(tx, {
    acteurId: utilisateurId,
    action: 'withdrawIdentity',
    objet: 'utilisateur',
    objetId: utilisateurId,
    avant: { identityVerified: true },
    apres: { identityVerified: false },
    motif: 'Le membre a changé son nom, son prénom ou son téléphone.',
    createdAt: now,
  })

/** False in a database that was just created. */
export const hasUtilisateurs = async (db: Db): Promise<boolean> => (await countUtilisateurs(db)) > 0

/** True for a database that the demo was loaded into, even if its accounts were renamed or deleted since. */
export const holdsDemo = async (db: Db): Promise<boolean> => (await countDemo(db)) > 0
