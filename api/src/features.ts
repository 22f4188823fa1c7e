import { abonnementsRoutes } from './features/abonnements/abonnements.routes.ts'
import { alertesRoutes } from './features/alertes/alertes.routes.ts'
import { articlesRoutes } from './features/articles/articles.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { authClesRoutes } from './features/auth/auth-cles.routes.ts'
import { avisRoutes } from './features/avis/avis.routes.ts'
import { blogRoutes } from './features/blog/blog.routes.ts'
import { chiffresRoutes } from './features/chiffres/chiffres.routes.ts'
import { clesRoutes } from './features/cles/cles.routes.ts'
import { comptesRoutes } from './features/comptes/comptes.routes.ts'
import { contactRoutes } from './features/contact/contact.routes.ts'
import { conversationsRoutes } from './features/conversations/conversations.routes.ts'
import { correspondancesRoutes } from './features/correspondances/correspondances.routes.ts'
import { demandesRoutes } from './features/demandes/demandes.routes.ts'
import { donneesRoutes } from './features/donnees/donnees.routes.ts'
import { facteursRoutes } from './features/facteurs/facteurs.routes.ts'
import { favorisRoutes } from './features/favoris/favoris.routes.ts'
import { fraicheurRoutes } from './features/fraicheur/fraicheur.routes.ts'
import { imagesRoutes } from './features/images/images.routes.ts'
import { journalRoutes } from './features/journal/journal.routes.ts'
import { mailboxRoutes } from './features/mailbox/mailbox.routes.ts'
import { mailsRoutes } from './features/mails/mails.routes.ts'
import { moderationRoutes } from './features/moderation/moderation.routes.ts'
import { offresRoutes } from './features/offres/offres.routes.ts'
import { pushRoutes } from './features/push/push.routes.ts'
import { reperesRoutes } from './features/reperes/reperes.routes.ts'
import { sessionsRoutes } from './features/sessions/sessions.routes.ts'
import { signalementsRoutes } from './features/signalements/signalements.routes.ts'
import { telephoneRoutes } from './features/telephone/telephone.routes.ts'
import { utilisateursRoutes } from './features/utilisateurs/utilisateurs.routes.ts'
import { villesRoutes } from './features/villes/villes.routes.ts'
import { visitesRoutes } from './features/visites/visites.routes.ts'
import { vuesRoutes } from './features/vues/vues.routes.ts'
import type { Route } from './http/route.ts'

/** The routes of every feature. A test fails when a contract has no route here. */
export const featureRoutes: Route[] = [
  ...blogRoutes,
  ...contactRoutes,
  ...fraicheurRoutes,
  ...imagesRoutes,
  ...mailboxRoutes,
  ...authRoutes,
  ...authClesRoutes,
  ...clesRoutes,
  ...sessionsRoutes,
  ...utilisateursRoutes,
  ...telephoneRoutes,
  ...donneesRoutes,
  ...villesRoutes,
  ...reperesRoutes,
  ...offresRoutes,
  ...demandesRoutes,
  ...favorisRoutes,
  ...alertesRoutes,
  ...mailsRoutes,
  ...pushRoutes,
  ...avisRoutes,
  ...conversationsRoutes,
  ...visitesRoutes,
  ...abonnementsRoutes,
  ...moderationRoutes,
  ...signalementsRoutes,
  ...comptesRoutes,
  ...articlesRoutes,
  ...chiffresRoutes,
  ...journalRoutes,
  ...facteursRoutes,
  ...vuesRoutes,
  ...correspondancesRoutes,
]
