import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { restoreWithdrawn, withdrawContent } from '../modifications/modifications.service.ts'
import { lockProfil, touchProfil, type UtilisateurChange, updateUtilisateur } from './utilisateurs.repository.ts'

/**
 * Removes text and photo from a profile; the member finds both as a refused change, with the reason. False without either.
 */
export const withdrawPresentation = async (
  acteur: Acteur,
  tx: Db,
  { id, motif, now }: { id: number; motif: string; now: Date },
): Promise<boolean> => {
  const profil = await lockProfil(tx, id)
  if (!profil?.apropos && !profil?.photo) return false
  const { apropos, photo } = profil
  const content = { texts: apropos ? { apropos } : {}, photos: photo ? [photo] : [] }
  await withdrawContent(tx, { kind: 'profil', id, auteurId: id }, { ...content, motif, now })
  await updateUtilisateur(tx, id, { apropos: null, photo: null })
  await touchProfil(tx, id)
  await recordJournal(tx, {
    acteurId: acteur.id,
    action: 'withdraw',
    objet: 'profil',
    objetId: id,
    motif,
    createdAt: now,
  })
  return true
}

/** Undoes it, while nothing else has changed the profile. */
export const restorePresentation = async (tx: Db, id: number): Promise<void> => {
  await lockProfil(tx, id)
  const content = await restoreWithdrawn(tx, { kind: 'profil', id })
  if (content) {
    const [photo] = content.photos
    await updateUtilisateur(tx, id, { ...(content.texts as UtilisateurChange), ...(photo && { photo }) })
  }
  await touchProfil(tx, id)
}
