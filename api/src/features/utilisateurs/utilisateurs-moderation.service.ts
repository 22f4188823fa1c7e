import { pickFields } from '@colocdar/contracts/fields'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import type { Db } from '../../db/database.ts'
import { abandonImages } from '../images/images-removal.service.ts'
import {
  acceptModification,
  findModification,
  findModifications,
  refuseModification,
  reopenModification,
} from '../modifications/modifications.service.ts'
import { isSameIdentity } from './utilisateurs.policy.ts'
import {
  lockProfil,
  selectProfils,
  touchProfil,
  type UtilisateurChange,
  updateUtilisateur,
} from './utilisateurs.repository.ts'
import { recordIdentityEnd } from './utilisateurs-account.service.ts'
import { photoOf, toShownProfilModification } from './utilisateurs-photo.service.ts'

/** The verbs that moderation needs for profiles, of which only modifications are decided on. */
export const moderatedProfils = {
  readByIds: async (db: Db, ids: number[]) => {
    const found = await findModifications(db, 'profil', ids)
    const profils = await selectProfils(db, ids)
    return profils.map((profil) => ({ ...profil, modification: toShownProfilModification(found.get(profil.id)) }))
  },

  lock: async (tx: Db, id: number) => {
    const profil = await lockProfil(tx, id)
    if (!profil) return null
    const { version, username: titre, email, blockedAt, createdAt } = profil
    const modification = await findModification(tx, { kind: 'profil', id })
    const submittedAt = modification?.submittedAt ?? createdAt
    return { id, version, titre, submittedAt, auteur: { email, blockedAt }, ...decided, modification }
  },

  decide: async (): Promise<number> => {
    throw new Error('only modifications of a profile are decided on')
  },

  saveLastVerified: async (): Promise<void> => {},

  /** Another name ends a confirmed identity. */
  acceptModification: async (tx: Db, id: number, now: Date): Promise<number> => {
    const modification = await findModification(tx, { kind: 'profil', id })
    const profil = await lockProfil(tx, id)
    if (!modification || !profil) throw new Error(`the modification of profile ${id} disappeared while it was locked`)
    const words = modification.contenu as Words
    const { identityVerified } = profil
    const photo = photoOf(modification)
    const replaced = profil.photo && photo ? [profil.photo] : []
    const avant = { ...pickFields(profil, words), identityVerified, ...(photo && { photos: replaced }) }
    await acceptModification(tx, modification.id, avant, now)
    const isSame = isSameIdentity(profil, { ...profil, ...words })
    await updateUtilisateur(tx, id, { ...words, ...(photo && { photo }), identityVerified: identityVerified && isSame })
    await abandonImages(tx, replaced)
    if (identityVerified && !isSame) await recordIdentityEnd(tx, id, now)
    return touchProfil(tx, id)
  },

  refuseModification: async (tx: Db, id: number, motif: string, now: Date): Promise<number> => {
    await refuseModification(tx, { kind: 'profil', id }, motif, now)
    return touchProfil(tx, id)
  },

  reopenModification: async (tx: Db, id: number): Promise<number> => {
    const shown = (await lockProfil(tx, id))?.photo
    const avant = await reopenModification(tx, { kind: 'profil', id }, shown ? [shown] : [])
    if (avant) {
      const { photos, ...columns } = avant as UtilisateurChange & { photos?: string[] }
      await updateUtilisateur(tx, id, { ...columns, ...(photos && { photo: photos[0] ?? null }) })
    }
    return touchProfil(tx, id)
  },
}

type Words = Partial<Pick<Profil, 'nom' | 'prenom' | 'apropos' | 'langues' | 'tags'>>

const decided = { verified: true, statut: null, motifRefus: null, decidedAt: null }
