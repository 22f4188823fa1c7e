import type { Demande } from '@colocdar/contracts/demandes'
import { AppError } from '@colocdar/contracts/errors'
import { toE164 } from '@colocdar/contracts/telephone-format'
import { isProfileFilled, type Profil, type ProfilForm } from '@colocdar/contracts/utilisateurs'
import type { Db } from '../../db/database.ts'
import { type Acteur, requireSelf } from '../../http/acteur.ts'
import { requireMatch, type Versioned } from '../../http/etag.ts'
import { maskEmail } from '../../mask-email.ts'
import { presentDemande } from '../demandes/demandes.policy.ts'
import { findDemandeOf } from '../demandes/demandes-lookup.service.ts'
import { canSeeAll, hasPublicProfile } from './utilisateurs.policy.ts'
import { lockVersion, selectUtilisateur, type Utilisateur, updateUtilisateur } from './utilisateurs.repository.ts'

export const readProfil = async (acteur: Acteur | null, db: Db, id: number): Promise<Versioned<Profil>> => {
  const [utilisateur, demande] = await Promise.all([selectUtilisateur(db, id), findDemandeOf(db, id)])
  if (!utilisateur) throw unknownPerson()
  if (canSeeAll(acteur, id)) return toVersionedProfil(utilisateur, demande)
  const hasVerifiedDemande = demande?.verified ?? false
  if (!hasPublicProfile({ ...utilisateur, hasVerifiedDemande })) throw unknownPerson()
  const visibleDemande = demande && hasVerifiedDemande ? presentDemande(acteur, demande) : null
  const { value, version } = toVersionedProfil(utilisateur, visibleDemande)
  return { version, value: withoutContact(value) }
}

/** The contract has dropped every other field that the form may carry (roles, emailVerified…). */
export const updateProfil = async (
  acteur: Acteur,
  db: Db,
  change: { id: number; form: ParsedProfilForm; ifMatch: string | undefined },
): Promise<Versioned<Profil>> => {
  const { id, form, ifMatch } = change
  requireSelf(acteur, id)
  await db.transaction(async (tx) => {
    const version = await lockVersion(tx, id)
    if (version === null) throw unknownPerson()
    requireMatch(ifMatch, version)
    await updateUtilisateur(tx, id, {
      ...form,
      telephoneE164: toE164(form.telephone),
      langues: [...new Set(form.langues)],
      tags: [...new Set(form.tags)],
    })
  })
  return readProfil(acteur, db, id)
}

type ParsedProfilForm = Omit<ProfilForm, 'apropos'> & { apropos: string | null }

const unknownPerson = () => new AppError('NOT_FOUND', { message: 'Ce profil n’existe pas.' })

const toVersionedProfil = (utilisateur: Utilisateur, demande: Demande | null): Versioned<Profil> => ({
  version: utilisateur.version,
  value: {
    ...utilisateur,
    profileFilled: isProfileFilled(utilisateur),
    demandeFilled: demande !== null,
    demande,
  },
})

/** Other members see neither the e-mail nor the phone number. */
const withoutContact = (profil: Profil): Profil => ({ ...profil, email: maskEmail(profil.email), telephone: null })
