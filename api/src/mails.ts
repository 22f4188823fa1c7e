import type { Deps } from './deps.ts'
import { alerteMails } from './features/alertes/alertes.mails.ts'
import { prepareAlerteMail } from './features/alertes/alertes-mails.service.ts'
import { nouvelAppareil } from './features/appareils/appareils.mails.ts'
import { motDePasseChange, reinitialisation, verification } from './features/auth/auth.mails.ts'
import { prepareTokenMail } from './features/auth/auth-tokens.service.ts'
import { cleAjoutee, cleRetiree } from './features/cles/cles.mails.ts'
import { nouvelAdministrateur } from './features/comptes/comptes.mails.ts'
import { contact } from './features/contact/contact.mails.ts'
import { nouveauMessage } from './features/conversations/conversations.mails.ts'
import { prepareMessageMail } from './features/conversations/conversations-mails.service.ts'
import { compteInactif, compteSupprime } from './features/donnees/donnees.mails.ts'
import { facteurChange } from './features/facteurs/facteurs.mails.ts'
import { fraicheur } from './features/fraicheur/fraicheur.mails.ts'
import { prepareFraicheurMail } from './features/fraicheur/fraicheur.service.ts'
import {
  avisRefuse,
  avisValide,
  demandeRefusee,
  demandeVerifiee,
  modificationAcceptee,
  modificationRefusee,
  offreRefusee,
  offreVerifiee,
} from './features/moderation/moderation.mails.ts'
import {
  masquagesArretes,
  signalementDecide,
  signalementSuivi,
  signalementsNombreux,
} from './features/signalements/signalements.mails.ts'
import { visiteChange, visiteRappel } from './features/visites/visites.mails.ts'
import { prepareVisiteMail, prepareVisiteRappel } from './features/visites/visites-mails.service.ts'
import type { MailKind, Screen } from './mail/mail-kind.ts'

type Prepare<Fields, Ready> = (
  deps: Pick<Deps, 'db' | 'clock' | 'mails'>,
  fields: Fields,
  mailId: string,
  /** Of the notification that goes along: it leaves no trace, and holds no word or name that a locked screen must not show. */
  screen?: Screen,
) => Promise<Ready | null>

export interface FeatureMail<Fields = unknown, Ready = unknown> extends MailKind<Fields, Ready> {
  /** Completes the mail when it is sent; null when it is no longer needed. */
  prepare: Prepare<Fields, Ready>
}

const prepared = <Fields, Ready>(kind: MailKind<Fields, Ready>, prepare: Prepare<Fields, Ready>): FeatureMail =>
  ({ ...kind, prepare }) as FeatureMail

const complete = <Fields>(kind: MailKind<Fields>): FeatureMail => prepared(kind, async (_deps, fields) => fields)

/** The mails of every feature. A test renders each of them. */
export const featureMails: FeatureMail[] = [
  prepared(verification, prepareTokenMail('verification')),
  prepared(reinitialisation, prepareTokenMail('reset')),
  complete(motDePasseChange),
  complete(nouvelAppareil),
  complete(cleAjoutee),
  complete(cleRetiree),
  complete(compteSupprime),
  complete(compteInactif),
  complete(nouvelAdministrateur),
  complete(facteurChange),
  complete(offreVerifiee),
  complete(offreRefusee),
  complete(demandeVerifiee),
  complete(demandeRefusee),
  complete(avisValide),
  complete(avisRefuse),
  complete(modificationAcceptee),
  complete(modificationRefusee),
  prepared(fraicheur, prepareFraicheurMail),
  prepared(nouveauMessage, prepareMessageMail),
  prepared(visiteChange, prepareVisiteMail),
  prepared(visiteRappel, prepareVisiteRappel),
  prepared(alerteMails.offre, prepareAlerteMail('offre')),
  prepared(alerteMails.demande, prepareAlerteMail('demande')),
  complete(signalementDecide),
  complete(signalementSuivi),
  complete(masquagesArretes),
  complete(signalementsNombreux),
  complete(contact),
]
