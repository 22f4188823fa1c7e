import * as z from 'zod/mini'
import { annonceEtatNames } from './annonces-etats.ts'
import { Avis } from './avis.ts'
import { BooleanParam, Id, IdParam, IdParams, Instant, maxInteger, paged, pageQuery } from './common.ts'
import { Demande, DemandeSnapshot } from './demandes.ts'
import { endpoint } from './endpoint.ts'
import { JournalEntry } from './journal.ts'
import { Fiche, Ouverture } from './moderation-ouvertures.ts'
import { PhotoSemblable, TexteSemblable } from './moderation-signaux.ts'
import { Offre, OffreSnapshot } from './offres.ts'
import { text } from './text.ts'
import { profilVerified } from './utilisateurs.ts'

/** What an administrator decides on. */
export const moderationKinds = ['offre', 'demande', 'avis', 'profil'] as const
export type ModerationKind = (typeof moderationKinds)[number]

/** `modification`: public, and a change of it awaits a decision. */
export const moderationEtats = ['attente', 'modification', 'verifie', 'refuse'] as const
export type ModerationEtat = (typeof moderationEtats)[number]

/**
 * The decisions, and where each one leads from each state. What is not listed is not possible. Verifying or refusing a
 * modification leaves the thing public, with or without it.
 */
export const moderationDecisions = {
  verify: { attente: 'verifie', modification: 'verifie' },
  refuse: { attente: 'refuse', modification: 'verifie' },
  withdraw: { verifie: 'refuse', modification: 'refuse' },
} as const satisfies Record<string, Partial<Record<ModerationEtat, ModerationEtat>>>
export type ModerationDecision = keyof typeof moderationDecisions

/** How long the page offers to undo a decision. */
export const undoSeconds = 5
/** Added by the server, so that a slow network does not shorten that time. */
export const undoGraceSeconds = 5

export const ModerationAuteur = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  /** The first verified ad or review makes these public: deciding on it is deciding on them. */
  ...profilVerified,
  createdAt: Instant,
  emailVerified: z.boolean(),
  identityVerified: z.boolean(),
  blocked: z.boolean(),
  /** Offers and the request together: how many in all, verified, refused. */
  annonces: z.int(),
  verifiees: z.int(),
  refusees: z.int(),
  alertes: z.object({
    compteRecent: z.boolean(),
    telephonePartage: z.boolean(),
    telephoneProprietaires: z.boolean(),
    annoncesNombreuses: z.boolean(),
  }),
})
export type ModerationAuteur = z.output<typeof ModerationAuteur>

const textesSemblables = z.array(TexteSemblable)

const common = {
  id: Id,
  /** Sent back with the decision, which applies to this version only. */
  version: z.int(),
  etat: z.enum(moderationEtats),
  motifRefus: z.nullable(z.string()),
  submittedAt: Instant,
  auteur: ModerationAuteur,
  /** Earlier decisions on it, newest first. */
  historique: z.array(JournalEntry),
  /** Another administrator who has it open. */
  ouvertePar: z.nullable(Ouverture),
}

/** The public texts and photo of a member. The id is the member's. */
export const ProfilSnapshot = z.object({ id: Id, ...profilVerified })

export const ModerationItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('offre'),
    ...common,
    /** With the modification, if one awaits a decision. */
    contenu: Offre,
    /** What is public while a modification waits, or was before a withdrawal, for comparison. */
    lastVerified: z.nullable(OffreSnapshot),
    /** Median price of the public offers of this type in this city; null when there are too few. */
    medianePrix: z.nullable(z.number()),
    /** The price is below half or above twice that median. */
    prixInhabituel: z.boolean(),
    photosSemblables: z.array(PhotoSemblable),
    textesSemblables,
  }),
  z.object({
    kind: z.literal('demande'),
    ...common,
    contenu: Demande,
    lastVerified: z.nullable(DemandeSnapshot),
    textesSemblables,
  }),
  z.object({ kind: z.literal('avis'), ...common, contenu: Avis }),
  z.object({
    kind: z.literal('profil'),
    ...common,
    /** As it will be; `lastVerified` is what is public. */
    contenu: ProfilSnapshot,
    lastVerified: z.nullable(ProfilSnapshot),
  }),
])
export type ModerationItem = z.output<typeof ModerationItem>

export const ModerationCounts = z.object({ offre: z.int(), demande: z.int(), avis: z.int(), profil: z.int() })
export type ModerationCounts = z.output<typeof ModerationCounts>

export const ModerationQueue = z.object({
  items: z.array(ModerationItem),
  /** How many are waiting, by kind, in the same city. */
  counts: ModerationCounts,
  /** Send it as `apres` to get the next page; null on the last one. */
  suivant: z.nullable(z.string()),
})
export type ModerationQueue = z.output<typeof ModerationQueue>

/** A decision that was taken; its id is needed to undo it. */
export const Decision = z.object({
  id: Id,
  kind: z.enum(moderationKinds),
  objetId: Id,
  etat: z.enum(moderationEtats),
  version: z.int(),
  undoUntil: Instant,
})
export type Decision = z.output<typeof Decision>

/** An ad in any state, as the administrators' search lists it. */
export const AnnonceTrouvee = z.object({
  kind: z.enum(['offre', 'demande']),
  id: Id,
  titre: z.string(),
  ville: z.string(),
  auteur: z.object({ id: Id, username: z.string() }),
  etat: z.enum(annonceEtatNames),
  createdAt: Instant,
})
export type AnnonceTrouvee = z.output<typeof AnnonceTrouvee>

export const AvisModere = z.extend(Avis, {
  version: z.int(),
  etat: z.enum(moderationEtats),
  motifRefus: z.nullable(z.string()),
  auteurId: Id,
})
export type AvisModere = z.output<typeof AvisModere>

const ItemParams = z.object({ kind: z.enum(moderationKinds, 'Ce type est inconnu.'), id: IdParam })
const version = z.int('La version vue est requise.').check(z.gte(1), z.lte(maxInteger))
const motif = text({ required: 'Indiquez le motif\u00a0: il est envoyé à l’auteur.', max: 500 })

/** The last item of a page of the queue: whether it is a modification, microseconds, kind, id. */
const cursor = z
  .string()
  .check(z.regex(/^m?\d{1,16}\.(offre|demande|avis|profil)\.\d{1,10}$/, 'Ce repère de la file est invalide.'))

export const moderation = {
  queue: endpoint('GET', '/admin/moderation', 'admin', {
    summary:
      'Ce qui attend une vérification : les modifications de ce qui est public, puis le plus ancien ; un avis ou un profil n’a pas de ville',
    query: z.object({
      kind: z.optional(z.enum(moderationKinds, 'Ce type est inconnu.')),
      villeId: z.optional(IdParam),
      size: pageQuery(20).size,
      apres: z.optional(cursor),
    }),
    response: ModerationQueue,
  }),
  one: endpoint('GET', '/admin/moderation/{kind}/{id}', 'admin', {
    summary: 'Une offre, une demande, un avis ou un profil comme la file le montre, quel que soit son état',
    params: ItemParams,
    response: ModerationItem,
    errors: ['NOT_FOUND'],
  }),
  verify: endpoint('POST', '/admin/moderation/{kind}/{id}/verify', 'admin', {
    summary: 'Vérifier, ou accepter une modification : la version vue devient publique ; 409 dit qui a déjà décidé',
    params: ItemParams,
    body: z.object({ version }),
    response: Decision,
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
  }),
  refuse: endpoint('POST', '/admin/moderation/{kind}/{id}/refuse', 'admin', {
    summary:
      'Refuser avec un motif, envoyé à l’auteur ; une modification refusée laisse la version publique ; 409 dit qui a déjà décidé',
    params: ItemParams,
    body: z.object({ version, motif }),
    response: Decision,
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
  }),
  withdraw: endpoint('POST', '/admin/moderation/{kind}/{id}/withdraw', 'admin', {
    summary:
      'Retirer du public ce qui était vérifié (un avis : le masquer de nouveau), avec un motif envoyé à l’auteur',
    params: ItemParams,
    body: z.object({ version, motif }),
    response: Decision,
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE'],
  }),
  undo: endpoint('POST', '/admin/moderation/decisions/{id}/undo', 'admin', {
    summary: 'Reprendre sa propre décision dans les secondes qui suivent ; son e-mail ne part pas',
    params: IdParams,
    response: z.object({ kind: z.enum(moderationKinds), objetId: Id, etat: z.enum(moderationEtats), version: z.int() }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  open: endpoint('PUT', '/admin/moderation/ouverture', 'admin', {
    summary:
      'Dire quelle fiche on a ouverte, et le redire chaque minute ; elle remplace la précédente ; répond qui d’autre l’a ouverte',
    body: z.object({ fiche: Fiche }),
    response: z.object({ ouvertePar: z.nullable(Ouverture) }),
  }),
  close: endpoint('DELETE', '/admin/moderation/ouverture', 'admin', {
    summary: 'Fermer la fiche que l’on avait ouverte',
    query: z.object({ fiche: Fiche }),
    response: z.void(),
  }),
  search: endpoint('GET', '/admin/annonces', 'admin', {
    summary: 'Offres et demandes quel que soit leur état, par mots du titre ou du lieu, numéro ou auteur',
    query: z.object({ q: text({ required: 'Que cherchez-vous\u00a0?', max: 100 }), ...pageQuery(20) }),
    response: z.object({ content: z.array(AnnonceTrouvee), suite: z.boolean() }),
  }),
  avis: endpoint('GET', '/admin/avis', 'admin', {
    summary: 'Tous les avis, les plus récents d’abord',
    query: z.object({ ...pageQuery(20), valide: z.optional(BooleanParam) }),
    response: paged(AvisModere),
  }),
}
