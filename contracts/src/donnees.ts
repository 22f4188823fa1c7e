import * as z from 'zod/mini'
import * as texts from '#texts/auth'
import { Abonnement } from './abonnements.ts'
import { Alerte } from './alertes.ts'
import { Appareil } from './appareils.ts'
import { Password } from './auth.ts'
import { Avis } from './avis.ts'
import { Cle } from './cles.ts'
import { Instant } from './common.ts'
import { decisions } from './conversations-decisions.ts'
import { Demande } from './demandes.ts'
import { endpoint } from './endpoint.ts'
import { genres, roles } from './enumerations.ts'
import { FavoriSouvenir } from './favoris.ts'
import { siteLangues } from './langues.ts'
import { MailReglages } from './mails.ts'
import { modificationEtats } from './modifications.ts'
import { Offre } from './offres.ts'
import { PushReglages } from './push.ts'
import { signalementEtats, signalementKinds } from './signalements.ts'
import { Visite } from './visites.ts'

/** Everything that Colocdar stores about a member, for that member only: the right of access of law 09-08. */
export const DonneesPersonnelles = z.object({
  exporteLe: Instant,
  compte: z.object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    emailVerifieLe: z.nullable(Instant),
    roles: z.array(z.enum(roles)),
    identityVerified: z.boolean(),
    /** Of the mails. */
    langue: z.enum(siteLangues),
    conditionsAccepteesLe: Instant,
    creeLe: Instant,
    /** The day of the last visit. */
    vuLe: z.nullable(Instant),
  }),
  profil: z.object({
    nom: z.nullable(z.string()),
    prenom: z.nullable(z.string()),
    age: z.nullable(z.int()),
    telephone: z.nullable(z.string()),
    genre: z.enum(genres),
    apropos: z.nullable(z.string()),
    /** URL of the profile photo. */
    photo: z.nullable(z.string()),
    langues: z.array(z.string()),
    tags: z.array(z.string()),
  }),
  offres: z.array(
    z.extend(z.omit(Offre, { photos: true, proprietaire: true, modification: true }), { photos: z.array(z.string()) }),
  ),
  demande: z.nullable(z.omit(Demande, { demandeur: true, modification: true })),
  alertes: z.array(Alerte),
  favoris: z.array(FavoriSouvenir),
  mails: MailReglages,
  /** What waits for an administrator or was decided: changes of an offer, of the request, of the profile. */
  modifications: z.array(
    z.object({
      objet: z.enum(['offre', 'demande', 'profil']),
      objetId: z.int(),
      etat: z.enum(modificationEtats),
      motifRefus: z.nullable(z.string()),
      submittedAt: Instant,
      contenu: z.record(z.string(), z.unknown()),
    }),
  ),
  avis: z.array(z.omit(Avis, { auteur: true })),
  /** What the member reported; never what others reported about the member. */
  signalements: z.array(
    z.object({
      kind: z.enum(signalementKinds),
      objetId: z.int(),
      motif: z.string(),
      texte: z.nullable(z.string()),
      etat: z.enum(signalementEtats),
      createdAt: Instant,
    }),
  ),
  abonnements: z.array(Abonnement),
  /** URLs of every picture that the member uploaded, used or not. */
  photos: z.array(z.string()),
  /** How many times phone numbers were shown to the member, and the member's own to others. */
  revelations: z.object({ faites: z.int(), recues: z.int() }),
  /** Sent through the contact form from the account's address; none while that address is not verified. */
  messages: z.array(z.object({ subject: z.string(), message: z.string(), createdAt: Instant })),
  /** Written to other members, by conversation; theirs are their own data. */
  conversations: z.array(
    z.object({
      annonce: z.string(),
      creeeLe: Instant,
      /** By the member about who wrote, or about the member as far as they may know. */
      decision: z.optional(z.nullable(z.enum(decisions))),
      /** By the member, who wants neither mails nor counts of it. */
      muet: z.optional(z.boolean()),
      messages: z.array(z.object({ texte: z.string(), envoyeLe: Instant })),
    }),
  ),
  /** Whom the member has blocked, by the name that the member knows. */
  blocages: z.optional(z.array(z.object({ nom: z.string(), bloqueLe: Instant }))),
  /** As owner and as visitor; of the texts, the member's own. */
  visites: z.array(z.omit(Visite, { autre: true, creneaux: true, attend: true, version: true })),
  sessions: z.array(z.extend(Appareil, { createdAt: Instant, expiresAt: Instant, utiliseeLe: z.nullable(Instant) })),
  /** Devices that signed in: a mark of each is stored as a digest, which says nothing. */
  appareils: z.array(z.object({ createdAt: Instant, vuLe: Instant })),
  cles: z.array(Cle),
  /** The notifications that are wanted, and the devices that get them; not what opens a way to these. */
  push: z.object({
    reglages: PushReglages,
    appareils: z.array(z.extend(Appareil, { service: z.string(), ajouteLe: Instant })),
  }),
  /** Of an administrator: since when there is a second factor, and the recovery codes that were not used. */
  facteur: z.nullable(z.object({ installeLe: Instant, codes: z.int() })),
})
export type DonneesPersonnelles = z.output<typeof DonneesPersonnelles>

export const AccountRemoval = z.object({ password: Password })
export type AccountRemoval = z.input<typeof AccountRemoval>

export const wrongPassword = texts.wrongPassword

export const donnees = {
  export: endpoint('GET', '/test/utilisateur/export', 'membre', {
    summary: 'Télécharger tout ce que Colocdar garde à son sujet (loi 09-08)',
    response: DonneesPersonnelles,
  }),
  remove: endpoint('DELETE', '/test/utilisateur', 'membre', {
    summary: 'Supprimer son compte et tout ce qui s’y rattache, en confirmant par son mot de passe',
    body: AccountRemoval,
    response: z.void(),
    errors: ['CONFLICT', 'FACTOR_AGAIN', 'TOO_MANY_REQUESTS'],
  }),
}
