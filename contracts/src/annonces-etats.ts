import * as texts from '#texts/annonces-etats'
import type { OffreStatut } from './enumerations.ts'
import type { ModificationEtat } from './modifications.ts'

interface Shown {
  /** In lists, feeds, the sitemap, alerts and matches. */
  listed: boolean
  /** Its page is public; its author and administrators can always open it. */
  page: boolean
  label: string
}

/** The life of an offer or a request, and what others see of it in each state. */
export const annonceEtats = {
  attente: { listed: false, page: false, label: texts.waiting },
  publique: { listed: true, page: true, label: texts.online },
  /** Public as it was verified; a change of it awaits a decision. */
  modification: { listed: true, page: true, label: texts.modificationWaiting },
  /** Its author has not confirmed it for long. */
  endormie: { listed: false, page: true, label: texts.asleep },
  louee: { listed: false, page: true, label: texts.rented },
  /** Hidden by reports until an administrator decides. */
  signalee: { listed: false, page: false, label: texts.hidden },
  refusee: { listed: false, page: false, label: texts.refused },
  /** It was public, and an administrator took it away. */
  retiree: { listed: false, page: false, label: texts.withdrawn },
  /** Hidden with the account of its author. */
  bloquee: { listed: false, page: false, label: texts.hidden },
} as const satisfies Record<string, Shown>
export type AnnonceEtat = keyof typeof annonceEtats

export const annonceEtatNames = Object.keys(annonceEtats) as [AnnonceEtat, ...AnnonceEtat[]]

type Vers = Partial<Record<AnnonceEtat, readonly AnnonceEtat[]>>

interface Acte {
  par: 'auteur' | 'moderateur' | 'membres' | 'temps'
  /** Where it may lead from each state. What is not listed is not possible. */
  vers: Vers
}

const from = (states: readonly AnnonceEtat[], to: readonly AnnonceEtat[]): Vers =>
  Object.fromEntries(states.map((etat) => [etat, to]))
/** It changes something, but not what others see. */
const stays = (...states: AnnonceEtat[]): Vers => Object.fromEntries(states.map((etat) => [etat, [etat]]))

const listed = ['publique', 'modification'] as const
const verified = [...listed, 'endormie', 'louee'] as const

/**
 * Who does what to an ad. An act may still be refused for another reason: no modification waits, another member was
 * faster. A random walk over all of them holds the server to this table.
 */
export const annonceActes = {
  edit: {
    par: 'auteur',
    vers: {
      ...from([...listed, 'endormie'], listed),
      ...stays('attente', 'louee', 'signalee'),
      refusee: ['attente', 'refusee'],
      retiree: ['attente', 'retiree'],
    },
  },
  removeModification: {
    par: 'auteur',
    vers: {
      ...from([...listed, 'endormie'], ['publique']),
      ...stays('attente', 'louee', 'signalee', 'refusee', 'retiree'),
    },
  },
  confirm: { par: 'auteur', vers: { ...stays('publique', 'modification', 'signalee'), endormie: listed } },
  markLoue: {
    par: 'auteur',
    vers: { ...from([...listed, 'endormie'], ['louee']), ...stays('attente', 'signalee', 'refusee', 'retiree') },
  },
  markDisponible: {
    par: 'auteur',
    vers: { louee: [...listed, 'endormie'], ...stays('attente', 'signalee', 'refusee', 'retiree') },
  },
  /** A new ad, or a modification. Undecided reports go on hiding it. */
  verify: {
    par: 'moderateur',
    vers: {
      attente: ['publique', 'louee', 'signalee'],
      modification: ['publique'],
      ...stays('endormie', 'louee', 'signalee'),
    },
  },
  refuse: {
    par: 'moderateur',
    vers: {
      attente: ['refusee', 'retiree'],
      modification: ['publique'],
      ...stays('endormie', 'louee', 'signalee', 'bloquee'),
    },
  },
  withdraw: { par: 'moderateur', vers: from([...verified, 'signalee', 'bloquee'], ['retiree']) },
  /** The third report of a week. */
  hide: { par: 'membres', vers: from(verified, ['signalee']) },
  /** Reports without consequence. */
  dismiss: {
    par: 'moderateur',
    vers: { ...stays(...verified, 'attente', 'refusee', 'retiree', 'bloquee'), signalee: verified },
  },
  uphold: {
    par: 'moderateur',
    vers: { ...from([...verified, 'signalee', 'bloquee'], ['retiree']), ...stays('attente', 'refusee', 'retiree') },
  },
  sleep: { par: 'temps', vers: from(listed, ['endormie']) },
  block: {
    par: 'moderateur',
    vers: {
      ...from([...verified, 'signalee'], ['bloquee']),
      ...stays('attente', 'refusee', 'retiree', 'bloquee'),
    },
  },
  unblock: {
    par: 'moderateur',
    vers: { ...stays(...verified, 'signalee', 'attente', 'refusee', 'retiree'), bloquee: [...verified, 'signalee'] },
  },
} satisfies Record<string, Acte>
export type AnnonceActe = keyof typeof annonceActes

export const canAct = (acte: AnnonceActe, etat: AnnonceEtat): boolean => Object.hasOwn(annonceActes[acte].vers, etat)

/** What decides the state of an ad. */
export interface AnnonceSituation {
  verified: boolean
  motifRefus: string | null
  /** It was public before an administrator took it away. */
  dejaPublique: boolean
  /** Hidden, for whichever of the reasons below or with its author. */
  masque: boolean
  signalee: boolean
  auteurBloque: boolean
  endormie: boolean
  /** Of an offer. */
  statut?: OffreStatut | null | undefined
  modification?: { etat: ModificationEtat } | null | undefined
}

/** The one state of an ad: of several reasons to hide it, the one that says most. */
export const etatOfAnnonce = (situation: AnnonceSituation): AnnonceEtat => {
  if (!situation.verified) {
    if (situation.motifRefus === null) return 'attente'
    return situation.dejaPublique ? 'retiree' : 'refusee'
  }
  if (situation.auteurBloque) return 'bloquee'
  if (situation.signalee) return 'signalee'
  if (situation.masque && !situation.endormie) return 'bloquee'
  if (situation.statut === 'LOUE') return 'louee'
  if (situation.statut === 'EN_ATTENTE' || situation.statut === 'IMMEDIATE') return 'attente'
  if (situation.endormie) return 'endormie'
  return situation.modification?.etat === 'attente' ? 'modification' : 'publique'
}

/** How an offer's statut changes. Other changes are not possible; EN_ATTENTE and IMMEDIATE cannot be chosen. */
export const offreTransitions = {
  markLoue: { from: ['EN_ATTENTE', 'IMMEDIATE', 'DISPONIBLE'], to: 'LOUE' },
  markDisponible: { from: ['LOUE'], to: 'DISPONIBLE' },
  verify: { from: ['EN_ATTENTE'], to: 'DISPONIBLE' },
  sendBack: { from: ['DISPONIBLE'], to: 'EN_ATTENTE' },
} as const satisfies Record<string, { from: readonly OffreStatut[]; to: OffreStatut }>
export type OffreTransition = keyof typeof offreTransitions

export const canTransition = (transition: OffreTransition, statut: OffreStatut): boolean =>
  (offreTransitions[transition].from as readonly OffreStatut[]).includes(statut)
