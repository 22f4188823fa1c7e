import * as abonnementsContractAr from '@colocdar/contracts/texts/abonnements.ar'
import * as abonnementsContractFr from '@colocdar/contracts/texts/abonnements.fr'
import * as alertesContractAr from '@colocdar/contracts/texts/alertes.ar'
import * as alertesContractFr from '@colocdar/contracts/texts/alertes.fr'
import * as annoncesEtatsContractAr from '@colocdar/contracts/texts/annonces-etats.ar'
import * as annoncesEtatsContractFr from '@colocdar/contracts/texts/annonces-etats.fr'
import * as appareilsContractAr from '@colocdar/contracts/texts/appareils.ar'
import * as appareilsContractFr from '@colocdar/contracts/texts/appareils.fr'
import * as authContractAr from '@colocdar/contracts/texts/auth.ar'
import * as authContractFr from '@colocdar/contracts/texts/auth.fr'
import * as avisContractAr from '@colocdar/contracts/texts/avis.ar'
import * as avisContractFr from '@colocdar/contracts/texts/avis.fr'
import * as blogContractAr from '@colocdar/contracts/texts/blog.ar'
import * as blogContractFr from '@colocdar/contracts/texts/blog.fr'
import * as commonContractAr from '@colocdar/contracts/texts/common.ar'
import * as commonContractFr from '@colocdar/contracts/texts/common.fr'
import * as contactContractAr from '@colocdar/contracts/texts/contact.ar'
import * as contactContractFr from '@colocdar/contracts/texts/contact.fr'
import * as conversationsContractAr from '@colocdar/contracts/texts/conversations.ar'
import * as conversationsContractFr from '@colocdar/contracts/texts/conversations.fr'
import * as coordonneesContractAr from '@colocdar/contracts/texts/coordonnees.ar'
import * as coordonneesContractFr from '@colocdar/contracts/texts/coordonnees.fr'
import * as correspondancesContractAr from '@colocdar/contracts/texts/correspondances.ar'
import * as correspondancesContractFr from '@colocdar/contracts/texts/correspondances.fr'
import * as demandesContractAr from '@colocdar/contracts/texts/demandes.ar'
import * as demandesContractFr from '@colocdar/contracts/texts/demandes.fr'
import * as enumerationsContractAr from '@colocdar/contracts/texts/enumerations.ar'
import * as enumerationsContractFr from '@colocdar/contracts/texts/enumerations.fr'
import * as errorsContractAr from '@colocdar/contracts/texts/errors.ar'
import * as errorsContractFr from '@colocdar/contracts/texts/errors.fr'
import * as facteursContractAr from '@colocdar/contracts/texts/facteurs.ar'
import * as facteursContractFr from '@colocdar/contracts/texts/facteurs.fr'
import * as faitsContractAr from '@colocdar/contracts/texts/faits.ar'
import * as faitsContractFr from '@colocdar/contracts/texts/faits.fr'
import * as favorisContractAr from '@colocdar/contracts/texts/favoris.ar'
import * as favorisContractFr from '@colocdar/contracts/texts/favoris.fr'
import * as filtresContractAr from '@colocdar/contracts/texts/filtres.ar'
import * as filtresContractFr from '@colocdar/contracts/texts/filtres.fr'
import * as fraicheurContractAr from '@colocdar/contracts/texts/fraicheur.ar'
import * as fraicheurContractFr from '@colocdar/contracts/texts/fraicheur.fr'
import * as nomsContractAr from '@colocdar/contracts/texts/noms.ar'
import * as nomsContractFr from '@colocdar/contracts/texts/noms.fr'
import * as offresContractAr from '@colocdar/contracts/texts/offres.ar'
import * as offresContractFr from '@colocdar/contracts/texts/offres.fr'
import * as pushContractAr from '@colocdar/contracts/texts/push.ar'
import * as pushContractFr from '@colocdar/contracts/texts/push.fr'
import * as reperesContractAr from '@colocdar/contracts/texts/reperes.ar'
import * as reperesContractFr from '@colocdar/contracts/texts/reperes.fr'
import * as signalementsContractAr from '@colocdar/contracts/texts/signalements.ar'
import * as signalementsContractFr from '@colocdar/contracts/texts/signalements.fr'
import * as utilisateursContractAr from '@colocdar/contracts/texts/utilisateurs.ar'
import * as utilisateursContractFr from '@colocdar/contracts/texts/utilisateurs.fr'
import * as visitesContractAr from '@colocdar/contracts/texts/visites.ar'
import * as visitesContractFr from '@colocdar/contracts/texts/visites.fr'
import * as vuesContractAr from '@colocdar/contracts/texts/vues.ar'
import * as vuesContractFr from '@colocdar/contracts/texts/vues.fr'
import * as abonnementsAr from './features/abonnements/abonnements.texts.ar.ts'
import * as abonnementsFr from './features/abonnements/abonnements.texts.fr.ts'
import * as alertesAr from './features/alertes/alertes.texts.ar.ts'
import * as alertesFr from './features/alertes/alertes.texts.fr.ts'
import * as authAr from './features/auth/auth.texts.ar.ts'
import * as authFr from './features/auth/auth.texts.fr.ts'
import * as blogAr from './features/blog/blog.texts.ar.ts'
import * as blogFr from './features/blog/blog.texts.fr.ts'
import * as clesAr from './features/cles/cles.texts.ar.ts'
import * as clesFr from './features/cles/cles.texts.fr.ts'
import * as contactAr from './features/contact/contact.texts.ar.ts'
import * as contactFr from './features/contact/contact.texts.fr.ts'
import * as conversationsAr from './features/conversations/conversations.texts.ar.ts'
import * as conversationsFr from './features/conversations/conversations.texts.fr.ts'
import * as demandesAr from './features/demandes/demandes.texts.ar.ts'
import * as demandesFr from './features/demandes/demandes.texts.fr.ts'
import * as fraicheurAr from './features/fraicheur/fraicheur.texts.ar.ts'
import * as fraicheurFr from './features/fraicheur/fraicheur.texts.fr.ts'
import * as imagesAr from './features/images/images.texts.ar.ts'
import * as imagesFr from './features/images/images.texts.fr.ts'
import * as mailsAr from './features/mails/mails.texts.ar.ts'
import * as mailsFr from './features/mails/mails.texts.fr.ts'
import * as modificationsAr from './features/modifications/modifications.texts.ar.ts'
import * as modificationsFr from './features/modifications/modifications.texts.fr.ts'
import * as offresAr from './features/offres/offres.texts.ar.ts'
import * as offresFr from './features/offres/offres.texts.fr.ts'
import * as reperesAr from './features/reperes/reperes.texts.ar.ts'
import * as reperesFr from './features/reperes/reperes.texts.fr.ts'
import * as signalementsAr from './features/signalements/signalements.texts.ar.ts'
import * as signalementsFr from './features/signalements/signalements.texts.fr.ts'
import * as telephoneAr from './features/telephone/telephone.texts.ar.ts'
import * as telephoneFr from './features/telephone/telephone.texts.fr.ts'
import * as utilisateursAr from './features/utilisateurs/utilisateurs.texts.ar.ts'
import * as utilisateursFr from './features/utilisateurs/utilisateurs.texts.fr.ts'
import * as villesAr from './features/villes/villes.texts.ar.ts'
import * as villesFr from './features/villes/villes.texts.fr.ts'
import * as visitesAr from './features/visites/visites.texts.ar.ts'
import * as visitesFr from './features/visites/visites.texts.fr.ts'
import * as httpAr from './http/texts.ar.ts'
import * as httpFr from './http/texts.fr.ts'
import * as idempotencyAr from './idempotency/texts.ar.ts'
import * as idempotencyFr from './idempotency/texts.fr.ts'
import * as limitsAr from './limits/texts.ar.ts'
import * as limitsFr from './limits/texts.fr.ts'
import * as mailAr from './mail/texts.ar.ts'
import * as mailFr from './mail/texts.fr.ts'
import * as picturesAr from './pictures/texts.ar.ts'
import * as picturesFr from './pictures/texts.fr.ts'
import type { TextPair } from './sentences.ts'

/** Every module of texts that the API answers from. A test compares this list with the files. */
export const textPairs: readonly TextPair[] = [
  [abonnementsContractFr, abonnementsContractAr],
  [alertesContractFr, alertesContractAr],
  [annoncesEtatsContractFr, annoncesEtatsContractAr],
  [appareilsContractFr, appareilsContractAr],
  [authContractFr, authContractAr],
  [avisContractFr, avisContractAr],
  [blogContractFr, blogContractAr],
  [commonContractFr, commonContractAr],
  [contactContractFr, contactContractAr],
  [conversationsContractFr, conversationsContractAr],
  [coordonneesContractFr, coordonneesContractAr],
  [correspondancesContractFr, correspondancesContractAr],
  [demandesContractFr, demandesContractAr],
  [enumerationsContractFr, enumerationsContractAr],
  [errorsContractFr, errorsContractAr],
  [faitsContractFr, faitsContractAr],
  [favorisContractFr, favorisContractAr],
  [filtresContractFr, filtresContractAr],
  [facteursContractFr, facteursContractAr],
  [fraicheurContractFr, fraicheurContractAr],
  [nomsContractFr, nomsContractAr],
  [reperesContractFr, reperesContractAr],
  [offresContractFr, offresContractAr],
  [pushContractFr, pushContractAr],
  [signalementsContractFr, signalementsContractAr],
  [utilisateursContractFr, utilisateursContractAr],
  [visitesContractFr, visitesContractAr],
  [vuesContractFr, vuesContractAr],
  [abonnementsFr, abonnementsAr],
  [alertesFr, alertesAr],
  [authFr, authAr],
  [blogFr, blogAr],
  [clesFr, clesAr],
  [contactFr, contactAr],
  [conversationsFr, conversationsAr],
  [demandesFr, demandesAr],
  [fraicheurFr, fraicheurAr],
  [imagesFr, imagesAr],
  [mailsFr, mailsAr],
  [modificationsFr, modificationsAr],
  [offresFr, offresAr],
  [reperesFr, reperesAr],
  [signalementsFr, signalementsAr],
  [telephoneFr, telephoneAr],
  [utilisateursFr, utilisateursAr],
  [villesFr, villesAr],
  [visitesFr, visitesAr],
  [httpFr, httpAr],
  [idempotencyFr, idempotencyAr],
  [limitsFr, limitsAr],
  [mailFr, mailAr],
  [picturesFr, picturesAr],
]
