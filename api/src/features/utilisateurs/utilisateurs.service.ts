import type { Demande } from '@colocdar/contracts/demandes'
import { AppError } from '@colocdar/contracts/errors'
import { nomProblem } from '@colocdar/contracts/noms'
import { toE164 } from '@colocdar/contracts/telephone-format'
import { isProfileFilled, type Profil, type ProfilForm } from '@colocdar/contracts/utilisateurs'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, requireSelf } from '../../http/acteur.ts'
import { requireMatch, type Versioned } from '../../http/etag.ts'
import { maskEmail } from '../../mask-email.ts'
import { presentDemande } from '../demandes/demandes.policy.ts'
import { findDemandeOf } from '../demandes/demandes-lookup.service.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { canSeeAll, hasPublicProfile, isSameIdentity } from './utilisateurs.policy.ts'
import { lockProfil, selectUtilisateur, type Utilisateur, updateUtilisateur } from './utilisateurs.repository.ts'

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
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  change: { id: number; form: ParsedProfilForm; ifMatch: string | undefined },
): Promise<Versioned<Profil>> => {
  const { id, form, ifMatch } = change
  requireSelf(acteur, id)
  await db.transaction(async (tx) => {
    const before = await lockProfil(tx, id)
    if (!before) throw unknownPerson()
    requireMatch(ifMatch, before.version)
    requireShowableNoms(before, form)
    const after = { ...form, telephoneE164: toE164(form.telephone) }
    const identityVerified = before.identityVerified && isSameIdentity(before, after)
    await updateUtilisateur(tx, id, {
      ...after,
      langues: [...new Set(form.langues)],
      tags: [...new Set(form.tags)],
      identityVerified,
    })
    if (before.identityVerified && !identityVerified) await recordIdentityEnd(tx, acteur, clock())
  })
  return readProfil(acteur, db, id)
}

type ParsedProfilForm = Omit<ProfilForm, 'apropos'> & { apropos: string | null }

/** Names from before the rule stay until they are changed. */
const requireShowableNoms = (before: Noms, form: Noms): void => {
  const problemOf = (name: keyof Noms) => (form[name] === before[name] ? null : nomProblem(form[name] ?? ''))
  const [nom, prenom] = [problemOf('nom'), problemOf('prenom')]
  if (nom || prenom) throw new AppError('INVALID', { details: { ...(nom && { nom }), ...(prenom && { prenom }) } })
}

type Noms = Pick<Profil, 'nom' | 'prenom'>

/** Somebody confirmed this member under a name and a number: under others nobody did. */
const recordIdentityEnd = (tx: Db, acteur: Acteur, now: Date): Promise<number> =>
  recordJournal(tx, {
    acteurId: acteur.id,
    action: 'withdrawIdentity',
    objet: 'utilisateur',
    objetId: acteur.id,
    avant: { identityVerified: true },
    apres: { identityVerified: false },
    motif: 'Le membre a changé son nom, son prénom ou son téléphone.',
    createdAt: now,
  })

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
