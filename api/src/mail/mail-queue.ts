import type { SignalementDecision, SignalementKind, SignalementSuite } from '@colocdar/contracts/signalements'
import type { Db } from '../db/database.ts'

/** Mails with a token in their link. It is created when the mail is sent, so that the queue never contains one. */
export interface TokenMail {
  template: 'verification' | 'reinitialisation'
  to: string
  username: string
  utilisateurId: number
}

/** Says that messages are unread. Its content is read when the mail is sent: by then some may have been read. */
export interface MessageMail {
  template: 'nouveauMessage'
  to: string
  conversationId: number
  /** The recipient. */
  utilisateurId: number
}

/** Asks whether an ad still holds. Its links are made when the mail is sent, if it still does not say so. */
export interface FraicheurMail {
  template: 'fraicheur'
  to: string
  kind: 'offre' | 'demande'
  annonceId: number
  confirmeeLe: string
}

type ModifiedKind = 'offre' | 'demande' | 'profil'
/** Offers that somebody's alerts found. Read when the mail is sent, by its id: by then some may have left. */
export interface AlerteMail {
  template: 'alerte'
  to: string
}

type PlainMail =
  | { template: 'motDePasseChange'; to: string; username: string }
  | { template: 'compteSupprime'; to: string; username: string }
  | { template: 'offreVerifiee'; to: string; titre: string; offreId: number }
  | { template: 'offreRefusee'; to: string; titre: string; offreId: number; motif: string }
  | { template: 'demandeVerifiee'; to: string; titre: string; demandeId: number }
  | { template: 'demandeRefusee'; to: string; titre: string; demandeId: number; motif: string }
  | { template: 'modificationAcceptee'; to: string; objet: ModifiedKind; objetId: number; titre: string }
  | {
      template: 'modificationRefusee'
      to: string
      objet: ModifiedKind
      objetId: number
      titre: string
      motif: string
    }
  | { template: 'avisValide'; to: string }
  | { template: 'avisRefuse'; to: string; motif: string }
  | {
      template: 'signalementDecide'
      to: string
      kind: SignalementKind
      objetId: number
      /** Empty for a member. */
      titre: string
      decision: SignalementDecision
      motif: string
      hidden: boolean
      suite?: SignalementSuite
    }
  | {
      template: 'signalementSuivi'
      to: string
      kind: SignalementKind
      titre: string
      decision: SignalementDecision
      motif: string
    }
  | { template: 'contact'; to: string; subject: string; email: string; message: string }

/** Every mail of the product, as it is queued. */
export type Mail = TokenMail | MessageMail | AlerteMail | FraicheurMail | PlainMail

/** Every mail of the product, ready to be sent. */
export type ReadyMail =
  | {
      template: 'fraicheur'
      to: string
      kind: 'offre' | 'demande'
      annonceId: number
      titre: string
      disponible: string
      partie: string
    }
  | { template: 'verification'; to: string; username: string; token: string }
  | { template: 'reinitialisation'; to: string; username: string; token: string }
  | {
      template: 'nouveauMessage'
      to: string
      conversationId: number
      nom: string
      titre: string
      textes: string[]
    }
  | {
      template: 'alerte'
      to: string
      /** Stops these alerts. */
      token: string
      /** What was looked for, in words. */
      alertes: string[]
      offres: { offreId: number; titre: string; prix: number; lieu: string }[]
      /** Found, but not shown. */
      autres: number
    }
  | PlainMail

/**
 * Which mails are about the account of their recipient and are forgotten with it. An address can receive others: anyone
 * can sign up with the team's address, and a goodbye may still wait for the account that had the address before.
 */
const isAboutAccount: Record<Mail['template'], boolean> = {
  verification: true,
  reinitialisation: true,
  motDePasseChange: true,
  compteSupprime: false,
  offreVerifiee: true,
  offreRefusee: true,
  demandeVerifiee: true,
  demandeRefusee: true,
  modificationAcceptee: true,
  modificationRefusee: true,
  fraicheur: true,
  avisValide: true,
  avisRefuse: true,
  signalementDecide: true,
  signalementSuivi: true,
  contact: false,
  nouveauMessage: true,
  alerte: true,
}

export const accountTemplates = (Object.keys(isAboutAccount) as Mail['template'][]).filter(
  (template) => isAboutAccount[template],
)

export const isFraicheurMail = (mail: Mail): mail is FraicheurMail => mail.template === 'fraicheur'

export const isTokenMail = (mail: Mail): mail is TokenMail =>
  mail.template === 'verification' || mail.template === 'reinitialisation'

export const isMessageMail = (mail: Mail): mail is MessageMail => mail.template === 'nouveauMessage'

export const isAlerteMail = (mail: Mail): mail is AlerteMail => mail.template === 'alerte'

/** For mails that may be cancelled: a UUID, and how long the mail waits. */
export interface DelayedMail {
  id: string
  afterSeconds: number
}

export interface MailQueue {
  /** In the caller's transaction: the mail is sent if and only if it commits. */
  enqueue(db: Db, mail: Mail, delay?: DelayedMail): Promise<void>
  /** Many at once, by one statement. */
  enqueueMany(db: Db, mails: (DelayedMail & { mail: Mail })[]): Promise<void>
  /** Removes a mail that was not sent yet, in the caller's transaction. Does nothing for any other id. */
  cancel(db: Db, id: string): Promise<void>
  /** Deletes the waiting and failed mails about the account with this address, in the caller's transaction. */
  forget(db: Db, address: string): Promise<void>
}
