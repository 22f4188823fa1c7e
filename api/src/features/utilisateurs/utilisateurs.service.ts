import type { Demande } from '@colocdar/contracts/demandes'
import { AppError } from '@colocdar/contracts/errors'
import { pickFields } from '@colocdar/contracts/fields'
import { nomProblem } from '@colocdar/contracts/noms'
import { toE164 } from '@colocdar/contracts/telephone-format'
import {
  isProfileFilled,
  type Profil,
  type ProfilForm,
  type ProfilText,
  profilTexts,
} from '@colocdar/contracts/utilisateurs'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, requireSelf } from '../../http/acteur.ts'
import { requireMatch, type Versioned } from '../../http/etag.ts'
import { maskEmail } from '../../mask-email.ts'
import { presentDemande } from '../demandes/demandes.policy.ts'
import { findDemandeOf } from '../demandes/demandes-lookup.service.ts'
import { findModification, removeModification, saveModification } from '../modifications/modifications.service.ts'
import { canSeeAll, isSameIdentity } from './utilisateurs.policy.ts'
import {
  lockProfil,
  selectUtilisateur,
  touchProfil,
  type Utilisateur,
  updateUtilisateur,
} from './utilisateurs.repository.ts'
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
  const profil = toProfil(utilisateur, demande?.verified ? presentDemande(acteur, demande) : null)
  // Other members see neither the e-mail nor the phone number.
  return { version, value: { ...profil, email: maskEmail(profil.email), telephone: null } }
}

/**
 * The contract has dropped every other field that the form may carry (roles, emailVerified…). Changed texts of a public
 * profile wait for an administrator.
 */
export const updateProfil = async (
  acteur: Acteur,
  { db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>,
  change: { id: number; form: ParsedProfilForm; ifMatch: string | undefined },
): Promise<Versioned<Profil>> => {
  const { id, form, ifMatch } = change
  requireSelf(acteur, id)
  await limits.take('edit', String(acteur.id))
  await db.transaction(async (tx) => {
    const before = await lockProfil(tx, id)
    if (!before) throw unknownPerson()
    requireMatch(ifMatch, before.version)
    requireShowableNoms(before, form)
    const isPublic = (await selectUtilisateur(tx, id))?.isPublic ?? false
    const later = isPublic ? changedTexts(before, form) : {}
    const photos = { photo: before.photo, later: photoOf(await findModification(tx, { kind: 'profil', id })) }
    const chosen = await choosePhoto(acteur, tx, photos, { wanted: form.photo, isPublic })
    const { photo } = chosen
    const after = { ...form, ...pickFields(before as Texts, later), photo, telephoneE164: toE164(form.telephone) }
    const identityVerified = before.identityVerified && isSameIdentity(before, after)
    await updateUtilisateur(tx, id, {
      ...after,
      langues: [...new Set(form.langues)],
      tags: [...new Set(form.tags)],
      identityVerified,
    })
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
  id: number,
): Promise<Versioned<Profil>> => {
  requireSelf(acteur, id)
  await limits.take('edit', String(acteur.id))
  await db.transaction(async (tx) => {
    const photo = (await lockProfil(tx, id))?.photo ?? null
    const waiting = photoOf(await findModification(tx, { kind: 'profil', id }))
    await writeModification(tx, id, { contenu: {}, photo: null }, new Date(0))
    await abandonPhotos(tx, { photo, later: waiting }, { photo, later: null })
    await touchProfil(tx, id)
  })
  return readProfil(acteur, db, id)
}

type Texts = Record<ProfilText, string>

const changedTexts = (before: Record<ProfilText, string | null>, form: Record<ProfilText, string | null>) =>
  Object.fromEntries(profilTexts.filter((text) => before[text] !== form[text]).map((text) => [text, form[text]]))

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

type ParsedProfilForm = Omit<ProfilForm, 'apropos'> & { apropos: string | null }

/** Names from before the rule stay until they are changed. */
const requireShowableNoms = (before: Noms, form: Noms): void => {
  const problemOf = (name: keyof Noms) => (form[name] === before[name] ? null : nomProblem(form[name] ?? ''))
  const [nom, prenom] = [problemOf('nom'), problemOf('prenom')]
  if (nom || prenom) throw new AppError('INVALID', { details: { ...(nom && { nom }), ...(prenom && { prenom }) } })
}

type Noms = Pick<Profil, 'nom' | 'prenom'>

const unknownPerson = () => new AppError('NOT_FOUND', { message: 'Ce profil n’existe pas.' })

const toProfil = (utilisateur: Utilisateur, demande: Demande | null): Profil => ({
  ...utilisateur,
  profileFilled: isProfileFilled(utilisateur),
  demandeFilled: demande !== null,
  demande,
})
