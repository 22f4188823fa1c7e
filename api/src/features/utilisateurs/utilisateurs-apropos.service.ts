import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { restoreWithdrawn, withdrawTexts } from '../modifications/modifications.service.ts'
import { lockProfil } from './utilisateurs.repository.ts'
import { type ProfilChange, touchProfil, updateProfilRow } from './utilisateurs-moderation.repository.ts'

/** Takes the presentation off a profile; its author keeps it as a refused change, with the reason. False without one. */
export const withdrawApropos = async (
  acteur: Acteur,
  tx: Db,
  { id, motif, now }: { id: number; motif: string; now: Date },
): Promise<boolean> => {
  const profil = await lockProfil(tx, id)
  if (!profil?.apropos) return false
  await withdrawTexts(tx, { kind: 'profil', id, auteurId: id }, { texts: { apropos: profil.apropos }, motif, now })
  await updateProfilRow(tx, id, { apropos: null })
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

/** Undoes it, while nothing else has changed the profile's texts. */
export const restoreApropos = async (tx: Db, id: number): Promise<void> => {
  await lockProfil(tx, id)
  const texts = await restoreWithdrawn(tx, { kind: 'profil', id })
  if (texts) await updateProfilRow(tx, id, texts as ProfilChange)
  await touchProfil(tx, id)
}
