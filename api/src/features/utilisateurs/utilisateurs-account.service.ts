import type { Role } from '@colocdar/contracts/enumerations'
import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import { recordJournal } from '../journal/journal.service.ts'
import {
  type Account,
  deleteUtilisateur,
  insertUtilisateur,
  lockAccount,
  lockAdmins,
  type NewUtilisateur,
  updateAccount,
  updateEmailVerified,
} from './utilisateurs-account.repository.ts'

// What other features change of a member, each in the caller's transaction.

export type { Account }

/** By id or e-mail. Other changes to the member wait until the transaction ends. */
export const lockUtilisateur = (tx: Db, key: { id: number } | { email: string }): Promise<Account | null> =>
  lockAccount(tx, key)

/** Returns the new id, or null when the username or the e-mail is taken. */
export const createUtilisateur = (tx: Db, utilisateur: NewUtilisateur): Promise<number | null> =>
  insertUtilisateur(tx, utilisateur)

/** Keeps the first date when the e-mail was already verified. */
export const markEmailVerified = (tx: Db, id: number, now: Date): Promise<void> => updateEmailVerified(tx, id, now)

export const changePassword = (tx: Db, id: number, passwordHash: string): Promise<void> =>
  updateAccount(tx, id, { passwordHash })

export const blockUtilisateur = (tx: Db, id: number, now: Date): Promise<void> =>
  updateAccount(tx, id, { blockedAt: now })

export const unblockUtilisateur = (tx: Db, id: number): Promise<void> => updateAccount(tx, id, { blockedAt: null })

export const setIdentityVerified = (tx: Db, id: number, identityVerified: boolean): Promise<void> =>
  updateAccount(tx, id, { identityVerified })

export const setRoles = (tx: Db, id: number, roles: Role[]): Promise<void> => updateAccount(tx, id, { roles })

/** Sessions, tokens, offers, the request, reviews and subscriptions are deleted with the member, by foreign keys. */
export const removeUtilisateur = (tx: Db, id: number): Promise<void> => deleteUtilisateur(tx, id)

/** The ids of the administrators who are not blocked. The list cannot change until the transaction ends. */
export const lockAdministrators = (tx: Db): Promise<number[]> => lockAdmins(tx)

/** Call it before a member loses the role or leaves: there is always at least one administrator. */
export const requireNotLastAdministrator = (administrators: number[], id: number): void => {
  if (administrators.length === 1 && administrators.includes(id))
    throw new AppError('CONFLICT', { message: 'Il doit rester au moins un administrateur.' })
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
