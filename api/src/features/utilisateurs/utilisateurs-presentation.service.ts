import { isDeepStrictEqual } from 'node:util'
import { othersIn } from '@colocdar/contracts/fields'
import { type Profil, profilFields } from '@colocdar/contracts/utilisateurs'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { restoreWithdrawn, withdrawContent } from '../modifications/modifications.service.ts'
import { lockProfil, touchProfil, type UtilisateurChange, updateUtilisateur } from './utilisateurs.repository.ts'

/**
 * Removes from a profile what the member wrote in their own words, but the name, and the photo: the member finds them as a
 * refused change, with the reason. False without any.
 */
export const withdrawPresentation = async (
  acteur: Acteur,
  tx: Db,
  { id, motif, now }: { id: number; motif: string; now: Date },
): Promise<boolean> => {
  const profil = await lockProfil(tx, id)
  if (!profil) return false
  const { photo } = profil
  const { texts, left } = ownWordsOf(profil)
  if (Object.keys(texts).length === 0 && !photo) return false
  const content = { texts, photos: photo ? [photo] : [] }
  await withdrawContent(tx, { kind: 'profil', id, auteurId: id }, { ...content, motif, now })
  await updateUtilisateur(tx, id, { ...left, photo: null })
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

/** What there is to take off, and what is left in its place. */
const ownWordsOf = (profil: Pick<Profil, 'apropos' | 'langues' | 'tags'>) => {
  const chosen = (name: 'langues' | 'tags') => {
    const others = othersIn(profilFields[name].known, profil[name])
    return profil[name].filter((value) => !others.includes(value))
  }
  const left = { apropos: null, langues: chosen('langues'), tags: chosen('tags') }
  const names = (['apropos', 'langues', 'tags'] as const).filter((name) => !isDeepStrictEqual(profil[name], left[name]))
  return { texts: Object.fromEntries(names.map((name) => [name, profil[name]])), left }
}
