import type { Compte, RoleChange } from '@colocdar/contracts/comptes'
import type { Role } from '@colocdar/contracts/enumerations'
import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, isSelf } from '../../http/acteur.ts'
import { requireRecentFactor } from '../../http/factor.ts'
import { newToken } from '../../tokens.ts'
import { requireOwnPassword } from '../auth/auth-change.service.ts'
import { hashPassword } from '../auth/auth-passwords.rules.ts'
import { endSessionsOf } from '../auth/auth-sessions.service.ts'
import { setAvisHidden } from '../avis/avis-moderation.service.ts'
import { hideDemandeOfBlocked } from '../demandes/demandes-visibility.service.ts'
import { removeFacteur } from '../facteurs/facteurs.service.ts'
import { type JournalRow, recordJournal } from '../journal/journal.service.ts'
import { hideOffresOfBlocked } from '../offres/offres-visibility.service.ts'
import {
  changeAccount,
  lockAdministrators,
  requireNotLastAdministrator,
} from '../utilisateurs/utilisateurs-account.service.ts'
import { lockCountersOf } from '../villes/villes.service.ts'
import { type CompteRow, lockCompte } from './comptes.repository.ts'
import { unknownCompte } from './comptes.service.ts'
import { announceAdministrator, endAllAccess } from './comptes-administrator.service.ts'

type ChangeDeps = Pick<Deps, 'db' | 'mails' | 'clock'>

/** The account can no longer sign in, its sessions end, and what it published leaves the public lists. */
export const blockCompte = (acteur: Acteur, deps: ChangeDeps, { id, motif }: { id: number; motif: string }) =>
  changeCompte(deps, acteur, id, async (tx, compte, now) => {
    requireRecentFactor(acteur, now)
    if (isSelf(acteur, id)) throw conflict('Vous ne pouvez pas bloquer votre propre compte.')
    if (compte.blockedAt) return null
    await changeAccount(tx, id, { blockedAt: now })
    await endSessionsOf(tx, id)
    await setContentHidden(tx, deps, id, true)
    return { action: 'block', motif, avant: { blocked: false }, apres: { blocked: true } }
  })

export const unblockCompte = (acteur: Acteur, deps: ChangeDeps, id: number) =>
  changeCompte(deps, acteur, id, async (tx, compte) => {
    if (!compte.blockedAt) return null
    await changeAccount(tx, id, { blockedAt: null })
    await setContentHidden(tx, deps, id, false)
    return { action: 'unblock', avant: { blocked: true }, apres: { blocked: false } }
  })

export const setIdentity = (
  acteur: Acteur,
  deps: ChangeDeps,
  { id, identityVerified, version }: { id: number; identityVerified: boolean; version?: number | undefined },
) =>
  changeCompte(deps, acteur, id, async (tx, compte) => {
    // The name that the administrator saw is the one that is confirmed.
    if (identityVerified && version !== undefined && version !== compte.version) throw new AppError('STALE')
    if (compte.identityVerified === identityVerified) return null
    await changeAccount(tx, id, { identityVerified })
    return {
      action: identityVerified ? 'confirmIdentity' : 'withdrawIdentity',
      avant: { identityVerified: !identityVerified },
      apres: { identityVerified },
    }
  })

/** Whoever gets the role chooses another password, one that is long enough for it. */
export const setAdmin = async (
  acteur: Acteur,
  deps: Deps,
  { id, admin, password = '' }: RoleChange & { id: number },
): Promise<Compte> => {
  requireRecentFactor(acteur, deps.clock())
  if (admin) await requireOwnPassword(acteur, deps, password)
  const passwordHash = await hashPassword(newToken())
  return changeCompte(deps, acteur, id, async (tx, compte, _now, administrators) => {
    if (compte.roles.includes('ROLE_ADMIN') === admin) return null
    if (admin && compte.blockedAt) throw conflict('Ce compte est bloqué\u00a0: débloquez-le d’abord.')
    if (admin && !compte.emailVerified) throw conflict(unverified)
    if (!admin) requireNotLastAdministrator(administrators, id)
    const roles: Role[] = admin ? ['ROLE_USER', 'ROLE_ADMIN'] : ['ROLE_USER']
    await changeAccount(tx, id, { roles })
    if (admin) {
      await endAllAccess(tx, id, passwordHash)
      await announceAdministrator(tx, deps, compte, acteur.id)
    } else await removeFacteur(tx, id)
    return { action: admin ? 'giveAdmin' : 'takeAdmin', avant: { roles: compte.roles }, apres: { roles } }
  })
}

const unverified =
  'L’adresse e-mail de ce compte n’est pas vérifiée\u00a0: le membre doit d’abord ouvrir le lien du mail de vérification.'

type Recorded = Pick<JournalRow, 'action' | 'avant' | 'apres' | 'motif'>
/** Changes the account and returns what the journal records; null when there was nothing to change. */
type Change = (tx: Db, compte: CompteRow, now: Date, administrators: number[]) => Promise<Recorded | null>

const changeCompte = ({ db, clock }: ChangeDeps, acteur: Acteur, id: number, change: Change): Promise<Compte> =>
  db.transaction(async (tx) => {
    const administrators = await lockAdministrators(tx)
    // The caller may have lost the role, or been blocked, since the request began.
    if (!administrators.includes(acteur.id)) throw new AppError('FORBIDDEN')
    const compte = await lockCompte(tx, id)
    if (!compte) throw unknownCompte()
    const now = clock()
    const recorded = await change(tx, compte, now, administrators)
    if (!recorded) return compte
    await recordJournal(tx, { ...recorded, acteurId: acteur.id, objet: 'utilisateur', objetId: id, createdAt: now })
    return (await lockCompte(tx, id)) ?? compte
  })

const setContentHidden = async (tx: Db, deps: ChangeDeps, id: number, hidden: boolean): Promise<void> => {
  await lockCountersOf(tx, id)
  await hideOffresOfBlocked(tx, deps, id)
  await hideDemandeOfBlocked(tx, deps, id)
  await setAvisHidden(tx, id, hidden)
}

const conflict = (message: string) => new AppError('CONFLICT', { message })
