import * as z from 'zod/mini'
import { Password } from './auth.ts'
import { Id, IdParams, Instant, paged, pageQuery } from './common.ts'
import { endpoint } from './endpoint.ts'
import { genres, offreStatuts, roles } from './enumerations.ts'
import { JournalEntry } from './journal.ts'
import { ModerationAuteur, moderationEtats } from './moderation.ts'
import { optionalText, text } from './text.ts'

/** A member as administrators see them: nothing masked, never the password. */
export const Compte = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  nom: z.nullable(z.string()),
  prenom: z.nullable(z.string()),
  telephone: z.nullable(z.string()),
  roles: z.array(z.enum(roles)),
  emailVerified: z.boolean(),
  identityVerified: z.boolean(),
  blockedAt: z.nullable(Instant),
  createdAt: Instant,
  /** Sent back when the identity is confirmed: the member may have changed the name meanwhile. */
  version: z.int(),
})
export type Compte = z.output<typeof Compte>

/** A listing of the member in any state. Decisions on it send `version` back. */
export const CompteAnnonce = z.object({
  kind: z.enum(['offre', 'demande']),
  id: Id,
  titre: z.string(),
  ville: z.string(),
  montant: z.number(),
  etat: z.enum(moderationEtats),
  statut: z.nullable(z.enum(offreStatuts)),
  motifRefus: z.nullable(z.string()),
  version: z.int(),
  createdAt: Instant,
})
export type CompteAnnonce = z.output<typeof CompteAnnonce>

export const CompteDetail = z.extend(Compte, {
  age: z.nullable(z.int()),
  genre: z.enum(genres),
  apropos: z.nullable(z.string()),
  langues: z.array(z.string()),
  tags: z.array(z.string()),
  alertes: ModerationAuteur.shape.alertes,
  /** Sessions that have not expired. */
  sessions: z.int(),
  /** Phone numbers that this member asked for in the last 30 days. */
  revelations: z.int(),
  avis: z.int(),
  /** Newest first, at most 100. */
  annonces: z.array(CompteAnnonce),
  /** Decisions on the account and on its listings, newest first, at most 100. */
  historique: z.array(JournalEntry),
})
export type CompteDetail = z.output<typeof CompteDetail>

export const compteFiltres = ['tous', 'bloques', 'administrateurs'] as const

/** Giving the role asks for the own password again. */
export const RoleChange = z.object({ admin: z.boolean('Dites oui ou non.'), password: z.optional(Password) }).check(
  z.refine(({ admin, password }) => !admin || password !== undefined, {
    path: ['password'],
    error: 'Le mot de passe est requis',
  }),
)
export type RoleChange = z.input<typeof RoleChange>

const onAccount = (action: string) => `/admin/utilisateurs/{id}/${action}` as const

export const comptes = {
  search: endpoint('GET', '/admin/utilisateurs', 'admin', {
    summary:
      'Membres, les plus récents d’abord ; les mots de q commencent ceux des noms et de l’e-mail, sans casse ni accents, ou q commence un numéro',
    query: z.object({
      ...pageQuery(20),
      q: optionalText(100),
      filtre: z._default(z.enum(compteFiltres, 'Ce filtre est inconnu.'), 'tous'),
    }),
    response: paged(Compte),
  }),
  one: endpoint('GET', '/admin/utilisateurs/{id}', 'admin', {
    summary: 'Un membre avec ses annonces et son historique',
    params: IdParams,
    response: CompteDetail,
    errors: ['NOT_FOUND'],
  }),
  block: endpoint('POST', onAccount('block'), 'admin', {
    summary: 'Bloquer un compte : ses sessions finissent, ses annonces et avis quittent les listes publiques',
    params: IdParams,
    body: z.object({ motif: text({ required: 'Indiquez le motif du blocage.', max: 500 }) }),
    response: Compte,
    errors: ['NOT_FOUND', 'CONFLICT', 'FACTOR_AGAIN'],
  }),
  unblock: endpoint('POST', onAccount('unblock'), 'admin', {
    summary: 'Débloquer un compte : ce qui était public le redevient',
    params: IdParams,
    response: Compte,
    errors: ['NOT_FOUND'],
  }),
  setIdentity: endpoint('PUT', onAccount('identite'), 'admin', {
    summary: 'Confirmer l’identité d’un membre, ou retirer cette confirmation',
    params: IdParams,
    body: z.object({ identityVerified: z.boolean('Dites oui ou non.'), version: z.optional(z.int()) }),
    response: Compte,
    errors: ['NOT_FOUND', 'STALE'],
  }),
  setAdmin: endpoint('PUT', onAccount('admin'), 'admin', {
    summary:
      'Donner (en confirmant par son propre mot de passe ; le membre choisit un nouveau mot de passe) ou retirer le rôle d’administrateur ; il en reste toujours un',
    params: IdParams,
    body: RoleChange,
    response: Compte,
    errors: ['NOT_FOUND', 'CONFLICT', 'FACTOR_AGAIN', 'TOO_MANY_REQUESTS'],
  }),
}
