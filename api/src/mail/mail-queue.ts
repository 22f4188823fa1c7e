import type { Db } from '../db/database.ts'

/** Mails whose link opens an account. Their token is made when they leave: what waits in the queue opens nothing. */
export interface TokenMail {
  template: 'verification' | 'reinitialisation'
  to: string
  username: string
  utilisateurId: number
}

type PlainMail =
  | { template: 'motDePasseChange'; to: string; username: string }
  | { template: 'compteSupprime'; to: string; username: string }
  | { template: 'offreVerifiee'; to: string; titre: string; offreId: number }
  | { template: 'offreRefusee'; to: string; titre: string; offreId: number; motif: string }
  | { template: 'demandeVerifiee'; to: string; titre: string; demandeId: number }
  | { template: 'demandeRefusee'; to: string; titre: string; demandeId: number; motif: string }
  | { template: 'avisValide'; to: string }
  | { template: 'avisRefuse'; to: string; motif: string }
  | { template: 'contact'; to: string; subject: string; email: string; message: string }

/** Every mail the product sends, by its template, as it is queued. */
export type Mail = TokenMail | PlainMail

/** The same as it leaves. */
export type LeavingMail =
  | { template: 'verification'; to: string; username: string; token: string }
  | { template: 'reinitialisation'; to: string; username: string; token: string }
  | PlainMail

export const isTokenMail = (mail: Mail): mail is TokenMail => 'utilisateurId' in mail

/** For mails that may be taken back: an id of the caller's choice (a UUID), and how long the mail waits. */
export interface DelayedMail {
  id: string
  afterSeconds: number
}

export interface MailQueue {
  /** Queues a mail in the caller's transaction: it leaves if and only if the transaction commits. */
  enqueue(db: Db, mail: Mail, delay?: DelayedMail): Promise<void>
  /** Takes back a mail that still waits, in the caller's transaction. One that left or is unknown is left alone. */
  cancel(db: Db, id: string): Promise<void>
  /** Drops the mails to this address that wait or failed, in the caller's transaction. */
  forget(db: Db, address: string): Promise<void>
}
