import type { Demande } from '@colocdar/contracts/demandes'
import { AppError } from '@colocdar/contracts/errors'
import { pickFields } from '@colocdar/contracts/fields'
import { publicInitial } from '@colocdar/contracts/public-nom'
import { toE164 } from '@colocdar/contracts/telephone-format'
import { isProfileFilled, type Profil, profilFields } from '@colocdar/contracts/utilisateurs'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, requireSelf } from '../../http/acteur.ts'
import { requireMatch, type Versioned } from '../../http/etag.ts'
import { maskEmail } from '../../mask-email.ts'
import { canSeeDemande, presentDemande } from '../demandes/demandes.policy.ts'
import { findDemandeOf } from '../demandes/demandes-lookup.service.ts'
import { splitEdit } from '../modifications/modifications.rules.ts'
import {
  findModification,
  removeModification,
  requireSeen,
  saveModification,
} from '../modifications/modifications.service.ts'
import { canSeeAll, isSameIdentity } from './utilisateurs.policy.ts'
import {
  lockProfil,
  lockVerified,
  selectUtilisateur,
  touchProfil,
  type Utilisateur,
  updateUtilisateur,
} from './utilisateurs.repository.ts'
import { type ParsedProfilForm, requireShowable } from './utilisateurs.rules.ts'
import * as texts from './utilisateurs.texts.fr.ts'
import { recordIdentityEnd } from './utilisateurs-account.service.ts'
import { abandonPhotos, choosePhoto, photoOf, toShownProfilModification } from './utilisateurs-photo.service.ts'

export const readProfil = async (acteur: Acteur | null, db: Db, id: number): Promise<Versioned<Profil>> => {
  const [utilisateur, demande] = await Promise.all([selectUtilisateur(db, id), findDemandeOf(db, id)])
  if (!utilisateur) throw unknownPerson()
  const { version } = utilisateur
  if (canSeeAll(acteur, id)) {
    const modification = toShownProfilModification(await findModification(db, { kind: 'profil', id }))
    return { version, value: { ...toProfil(utilisateur, demande), modification } }
  }
  if (!utilisateur.isPublic) throw unknownPerson()
  const shown = demande && canSeeDemande(acteur, demande) ? presentDemande(acteur, demande) : null
  return { version, value: toPublicProfil(utilisateur, shown) }
}

/**
 * The contract has dropped every other field that the form may carry (roles, emailVerified…). Once an administrator has
 * seen the words of this member, with an ad or a review, changes of them wait.
 */
export const updateProfil = async (
  acteur: Acteur,
  { db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>,
  change: { id: number; form: ParsedProfilForm; ifMatch: string | undefined },
): Promise<Versioned<Profil>> => {
  const { id, ifMatch } = change
  const form = { ...change.form, langues: [...new Set(change.form.langues)], tags: [...new Set(change.form.tags)] }
  requireSelf(acteur, id)
  await limits.take('edit', acteur.id)
  await db.transaction(async (tx) => {
    const before = await lockProfil(tx, id)
    if (!before) throw unknownPerson()
    requireMatch(ifMatch, before.version)
    requireShowable(before, form)
    const verified = await lockVerified(tx, id)
    const { photo: wanted, ...words } = form
    const { now, later } = verified
      ? splitEdit(profilFields, { ...before, motifRefus: null }, words)
      : { now: words, later: {} }
    const photos = { photo: before.photo, later: photoOf(await findModification(tx, { kind: 'profil', id })) }
    const chosen = await choosePhoto(acteur, tx, photos, { wanted, verified })
    const after = { ...now, photo: chosen.photo, telephoneE164: toE164(form.telephone) }
    const identityVerified = before.identityVerified && isSameIdentity(before, { ...before, ...after })
    await updateUtilisateur(tx, id, { ...after, identityVerified })
    if (before.identityVerified && !identityVerified) await recordIdentityEnd(tx, id, clock())
    await writeModification(tx, id, { contenu: later, photo: chosen.later }, clock())
    await abandonPhotos(tx, photos, chosen)
  })
  return readProfil(acteur, db, id)
}

/** What waits, or was refused, is forgotten; what is public stays. */
export const removeProfilModification = async (
  acteur: Acteur,
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  { id, vu }: { id: number; vu?: string | undefined },
): Promise<Versioned<Profil>> => {
  requireSelf(acteur, id)
  await limits.take('edit', acteur.id)
  await db.transaction(async (tx) => {
    const photo = (await lockProfil(tx, id))?.photo ?? null
    await requireSeen(tx, { kind: 'profil', id }, vu)
    const waiting = photoOf(await findModification(tx, { kind: 'profil', id }))
    await writeModification(tx, id, { contenu: {}, photo: null }, new Date(0))
    await abandonPhotos(tx, { photo, later: waiting }, { photo, later: null })
    await touchProfil(tx, id)
  })
  return readProfil(acteur, db, id)
}

/** Without texts or a photo there is nothing left to wait. */
const writeModification = async (
  tx: Db,
  id: number,
  { contenu, photo }: { contenu: object; photo: string | null },
  now: Date,
): Promise<void> => {
  const what = { kind: 'profil', id, auteurId: id } as const
  if (photo !== null || Object.keys(contenu).length > 0)
    return saveModification(tx, what, { contenu, photos: photo === null ? null : [photo] }, now)
  const modification = await findModification(tx, what)
  if (modification) await removeModification(tx, modification)
}

const unknownPerson = () => new AppError('NOT_FOUND', { message: texts.unknown })

const toProfil = (utilisateur: Utilisateur, demande: Demande | null): Profil => ({
  ...utilisateur,
  profileFilled: isProfileFilled(utilisateur),
  demandeFilled: demande !== null,
  demande,
})

/** For other members: neither the e-mail, nor the phone number, nor the family name. */
const toPublicProfil = (utilisateur: Utilisateur, demande: Demande | null): Profil => {
  const { id, username, email, photo, emailVerified, identityVerified, membreDepuis } = utilisateur
  const { profileFilled, demandeFilled } = toProfil(utilisateur, demande)
  return {
    ...{ id, username, photo, emailVerified, identityVerified, membreDepuis, profileFilled, demandeFilled, demande },
    ...pickFields(utilisateur, profilFields),
    nom: publicInitial(utilisateur.nom),
    email: maskEmail(email),
    telephone: null,
  }
}
