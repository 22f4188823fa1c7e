import type { Compte } from '@colocdar/contracts/comptes'
import type { Role } from '@colocdar/contracts/enumerations'
import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { deleteSessionsOf } from '../auth/auth-sessions.repository.ts'
import { type JournalRow, recordJournal } from '../journal/journal.service.ts'
import { type CompteRow, lockCompte } from './comptes.repository.ts'
import { unknownCompte } from './comptes.service.ts'
import { lockAdmins, updateCompte, updateMasque } from './comptes-changes.repository.ts'

type ChangeDeps = Pick<Deps, 'db' | 'clock'>

/** The account can no longer sign in, its sessions end, and what it published leaves the public lists. */
export const blockCompte = (acteur: Acteur, deps: ChangeDeps, { id, motif }: { id: number; motif: string }) =>
  changeCompte(deps, acteur, id, async (tx, compte, now) => {
    if (id === acteur.id) throw conflict('Vous ne pouvez pas bloquer votre propre compte.')
    if (compte.blockedAt) return null
    await updateCompte(tx, id, { blockedAt: now })
    await deleteSessionsOf(tx, id)
    await updateMasque(tx, id, true)
    return { action: 'block', motif, avant: { blocked: false }, apres: { blocked: true } }
  })

export const unblockCompte = (acteur: Acteur, deps: ChangeDeps, id: number) =>
  changeCompte(deps, acteur, id, async (tx, compte) => {
    if (!compte.blockedAt) return null
    await updateCompte(tx, id, { blockedAt: null })
    await updateMasque(tx, id, false)
    return { action: 'unblock', avant: { blocked: true }, apres: { blocked: false } }
  })

export const setIdentity = (
  acteur: Acteur,
  deps: ChangeDeps,
  { id, identityVerified }: { id: number; identityVerified: boolean },
) =>
  changeCompte(deps, acteur, id, async (tx, compte) => {
    if (compte.identityVerified === identityVerified) return null
    await updateCompte(tx, id, { identityVerified })
    return {
      action: identityVerified ? 'confirmIdentity' : 'withdrawIdentity',
      avant: { identityVerified: !identityVerified },
      apres: { identityVerified },
    }
  })

export const setAdmin = (acteur: Acteur, deps: ChangeDeps, { id, admin }: { id: number; admin: boolean }) =>
  changeCompte(deps, acteur, id, async (tx, compte, _now, admins) => {
    if (compte.roles.includes('ROLE_ADMIN') === admin) return null
    if (admin && compte.blockedAt) throw conflict('Ce compte est bloqué\u00a0: débloquez-le d’abord.')
    if (!admin && admins.every((other) => other === id)) throw conflict('Il doit rester au moins un administrateur.')
    const roles: Role[] = admin ? ['ROLE_USER', 'ROLE_ADMIN'] : ['ROLE_USER']
    await updateCompte(tx, id, { roles })
    return { action: admin ? 'giveAdmin' : 'takeAdmin', avant: { roles: compte.roles }, apres: { roles } }
  })

type Told = Pick<JournalRow, 'action' | 'avant' | 'apres' | 'motif'>
/** Changes the account and says what the journal is to tell; null when it was so already. */
type Change = (tx: Db, compte: CompteRow, now: Date, admins: number[]) => Promise<Told | null>

const changeCompte = ({ db, clock }: ChangeDeps, acteur: Acteur, id: number, change: Change): Promise<Compte> =>
  db.transaction(async (tx) => {
    const admins = await lockAdmins(tx)
    // A colleague may have taken the role, or blocked the account, while this call was on its way.
    if (!admins.includes(acteur.id)) throw new AppError('FORBIDDEN')
    const compte = await lockCompte(tx, id)
    if (!compte) throw unknownCompte()
    const now = clock()
    const told = await change(tx, compte, now, admins)
    if (!told) return compte
    await recordJournal(tx, { ...told, acteurId: acteur.id, objet: 'utilisateur', objetId: id, createdAt: now })
    return (await lockCompte(tx, id)) ?? compte
  })

const conflict = (message: string) => new AppError('CONFLICT', { message })
