import * as z from 'zod/mini'
import * as commonTexts from '#texts/common'
import * as texts from '#texts/signalements'
import { Id, IdParam, IdParams, Instant, paged, pageQuery } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Ouverture } from './moderation-ouvertures.ts'
import { optionalText, text } from './text.ts'

/** What can be reported, by kind and id. */
export const signalementKinds = ['offre', 'demande', 'utilisateur', 'conversation'] as const
export type SignalementKind = (typeof signalementKinds)[number]

export const signalementEtats = ['attente', 'fonde', 'sansSuite'] as const
export type SignalementEtat = (typeof signalementEtats)[number]

/** The decisions on all waiting reports of an object, and the state that they lead to. Both can be undone. */
export const signalementDecisions = {
  uphold: 'fonde',
  dismiss: 'sansSuite',
} as const satisfies Record<string, SignalementEtat>
export type SignalementDecision = keyof typeof signalementDecisions

/** What follows for the member when reports are upheld; an ad is withdrawn in any case. */
export const signalementSuites = ['avertir', 'effacer', 'bloquer'] as const
export type SignalementSuite = (typeof signalementSuites)[number]

/** What may follow for each kind, mildest first. */
export const suitesBySignalement = {
  offre: ['avertir', 'bloquer'],
  demande: ['avertir', 'bloquer'],
  utilisateur: ['avertir', 'effacer', 'bloquer'],
  conversation: ['avertir', 'bloquer'],
} as const satisfies Record<SignalementKind, readonly SignalementSuite[]>

/** The rules by which reports hide an ad before a decision. */
export const signalementRules = {
  /** This many different people… */
  people: 3,
  /** …within this many days. */
  days: 7,
  /** Reports count only from an account of at least this many hours, with a filled profile. */
  accountHours: 24,
  /** At most this many undecided reports of one person count. */
  waiting: 5,
  /** A member's reports no longer count after this many were found baseless. */
  baseless: 5,
  /** Each dismissal asks for as many people again, for this many days. */
  dismissedDays: 30,
  /** After too many hidings in an hour, reports hide no ad for this many hours. */
  pauseHours: 24,
  /** The operator is told when this many times as many ads are reported in an hour as may be hidden. */
  reportedFactor: 3,
} as const

export const signalementMotifs = {
  ARNAQUE: texts.fraud,
  FRAIS_VISITE: texts.visitFee,
  FAUX: texts.fake,
  INDISPONIBLE: texts.gone,
  OFFENSANT: texts.offensive,
  HARCELEMENT: texts.harassment,
  IDENTITE: texts.identity,
  AUTRE: texts.other,
} as const
export type SignalementMotif = keyof typeof signalementMotifs

/** The reasons that make sense for each kind, in the order of the dialog. */
export const motifsBySignalement = {
  offre: ['ARNAQUE', 'FRAIS_VISITE', 'FAUX', 'INDISPONIBLE', 'OFFENSANT', 'AUTRE'],
  demande: ['ARNAQUE', 'FAUX', 'INDISPONIBLE', 'OFFENSANT', 'AUTRE'],
  utilisateur: ['ARNAQUE', 'FRAIS_VISITE', 'IDENTITE', 'HARCELEMENT', 'OFFENSANT', 'AUTRE'],
  conversation: ['ARNAQUE', 'FRAIS_VISITE', 'HARCELEMENT', 'OFFENSANT', 'AUTRE'],
} as const satisfies Record<SignalementKind, readonly SignalementMotif[]>

const motifs = Object.keys(signalementMotifs) as [SignalementMotif, ...SignalementMotif[]]
const kind = z.enum(signalementKinds, commonTexts.kindUnknown)

export const SignalementCreation = z
  .object({
    kind,
    objetId: Id,
    motif: z.enum(motifs, texts.reasonRequired),
    texte: optionalText(1000),
  })
  .check(
    z.refine(({ kind: reported, motif }) => (motifsBySignalement[reported] as readonly string[]).includes(motif), {
      message: texts.reasonRequired,
      path: ['motif'],
    }),
  )
export type SignalementCreation = z.input<typeof SignalementCreation>

export const signalementThanks = texts.thanks

/** An object with its waiting reports; of a conversation, those about one of its two members. */
export const SignalementDossier = z.object({
  kind,
  objetId: Id,
  /** Of an ad or a conversation; null for a member. */
  titre: z.nullable(z.string()),
  /** Whom the decision is about: whose it is, or the one of the two in a conversation who did not report. */
  membre: z.object({ id: Id, username: z.string() }),
  /** Since when reports hide it. */
  masqueLe: z.nullable(Instant),
  /** How many reports wait; the first ones are listed. */
  nombre: z.int(),
  premierLe: Instant,
  /** The id of the last report. Sent back with the decision, which is refused when another one came since. */
  version: Id,
  /** Another administrator who has it open. */
  ouvertePar: z.nullable(Ouverture),
  signalements: z.array(
    z.object({
      id: Id,
      motif: z.enum(motifs),
      texte: z.nullable(z.string()),
      /** Null once the account is deleted. */
      auteur: z.nullable(z.object({ id: Id, username: z.string() })),
      /** Whether it helps to hide the ad, by `signalementRules` at the moment of the report. */
      compte: z.boolean(),
      createdAt: Instant,
    }),
  ),
})
export type SignalementDossier = z.output<typeof SignalementDossier>

/** What an administrator reads of a conversation, only while a report of it waits. */
export const ReportedMessage = z.object({
  id: Id,
  /** Null once the account is deleted. */
  auteur: z.nullable(z.object({ id: Id, username: z.string() })),
  texte: z.string(),
  createdAt: Instant,
})
export type ReportedMessage = z.output<typeof ReportedMessage>

export const SignalementDecided = z.object({
  /** Needed to undo it. */
  id: Id,
  etat: z.enum(signalementEtats),
  undoUntil: Instant,
})
export type SignalementDecided = z.output<typeof SignalementDecided>

const decisions = Object.keys(signalementDecisions) as [SignalementDecision, ...SignalementDecision[]]

export const signalements = {
  create: endpoint('POST', '/signalements', 'emailVerifie', {
    summary: 'Signaler une offre, une demande, un membre ou une conversation ; une fois par membre',
    body: SignalementCreation,
    response: z.object({ message: z.string() }),
    status: 201,
    idempotent: true,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  }),
  dossiers: endpoint('GET', '/admin/signalements', 'admin', {
    summary: 'Ce qui est signalé et attend une décision : ce qui est masqué d’abord, puis le plus ancien',
    query: z.object(pageQuery(20)),
    response: paged(SignalementDossier),
  }),
  messages: endpoint('GET', '/admin/signalements/conversation/{id}/messages', 'admin', {
    summary:
      'Les derniers messages d’une conversation signalée, tant que le signalement attend ; la lecture est consignée au journal',
    params: IdParams,
    response: z.array(ReportedMessage),
    errors: ['NOT_FOUND'],
  }),
  decide: endpoint('POST', '/admin/signalements/{kind}/{id}/decision', 'admin', {
    summary:
      'Décider de tous les signalements d’une chose, et pour une conversation de ceux qui visent le membre nommé : fondés (l’annonce est retirée ; le compte peut être bloqué, la présentation et la photo du profil retirées) ou sans suite (l’annonce revient) ; le motif est envoyé à l’auteur et à ceux qui ont signalé ; 409 dit qui a déjà décidé',
    params: z.object({ kind, id: IdParam }),
    body: z.object({
      /** The member of the dossier, so that a decision applies to the member that the administrator saw. */
      membreId: Id,
      /** That of the dossier; without it the decision is about whatever waits. */
      version: z.optional(Id),
      decision: z.enum(decisions, 'Cette décision est inconnue.'),
      motif: text({
        required: 'Indiquez le motif\u00a0: il est envoyé à l’auteur et à ceux qui ont signalé.',
        max: 500,
      }),
      /** Of upheld reports; a warning when absent. */
      suite: z.optional(z.enum(signalementSuites, 'Cette suite est inconnue.')),
    }),
    response: SignalementDecided,
    errors: ['NOT_FOUND', 'CONFLICT', 'STALE', 'FACTOR_AGAIN'],
  }),
  undo: endpoint('POST', '/admin/signalements/decisions/{id}/undo', 'admin', {
    summary: 'Reprendre sa propre décision dans les secondes qui suivent ; ses e-mails ne partent pas',
    params: IdParams,
    response: z.object({ kind, objetId: Id }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
}

type DecisionMotifs = Record<SignalementDecision, readonly string[]>

const nothingWrong = [
  'Nous avons vérifié\u00a0: rien n’est contraire à nos conditions.',
  'Le signalement ne porte pas sur ce que nos conditions interdisent.',
]

const ofPeople: DecisionMotifs = {
  uphold: [
    'Le comportement envers d’autres membres n’est pas acceptable.',
    'De l’argent est demandé avant toute visite.',
    'Le nom ou la photo sont ceux de quelqu’un d’autre.',
    'Les propos sont discriminatoires ou offensants.',
  ],
  dismiss: nothingWrong,
}

const ofAnnonces = (first: string, gone: string): DecisionMotifs => ({
  uphold: [
    first,
    'De l’argent est demandé avant toute visite.',
    gone,
    'Le contenu est discriminatoire ou offensant.',
    'Le comportement envers d’autres membres n’est pas acceptable.',
  ],
  dismiss: [...nothingWrong, 'L’auteur a corrigé son annonce.'],
})

/** Suggested reasons of decisions; administrators may also write their own. */
export const signalementDecisionMotifs: Record<SignalementKind, DecisionMotifs> = {
  offre: ofAnnonces('L’annonce trompe sur le logement ou sur ses photos.', 'Le logement n’est plus disponible.'),
  demande: ofAnnonces(
    'La demande trompe sur son auteur ou sur ce qu’il cherche.',
    'La demande n’est plus d’actualité.',
  ),
  utilisateur: ofPeople,
  conversation: ofPeople,
}
