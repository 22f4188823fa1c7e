import { paths } from '@colocdar/contracts/paths'

/** A page at a path, or a layout around others. */
export interface RouteEntry {
  id: string
  path?: string
  file: string
  children?: RouteEntry[]
}

const route = (path: string, file: string, { id = file } = {}): RouteEntry => ({ id, path, file })

const layout = (file: string, children: RouteEntry[]): RouteEntry => ({ id: file, file, children })

/** Every page of the product. */
export const routes: RouteEntry[] = [
  layout('admin/admin.layout.tsx', [
    route(paths.admin.pattern, 'features/moderation/moderation.page.tsx'),
    route(paths.adminAnnonces.pattern, 'features/moderation/annonces.page.tsx'),
    route(paths.adminMembres.pattern, 'features/comptes/comptes.page.tsx'),
    route(paths.adminMembre.pattern, 'features/comptes/compte.page.tsx'),
    route(paths.adminMessages.pattern, 'features/contact/messages.page.tsx'),
    route(paths.adminVilles.pattern, 'features/villes/villes.page.tsx'),
    route(paths.adminReperes.pattern, 'features/reperes/reperes.page.tsx'),
    route(paths.adminArticles.pattern, 'features/articles/articles.page.tsx'),
    route(paths.adminNewArticle.pattern, 'features/articles/article.page.tsx', { id: 'admin-new-article' }),
    route(paths.adminArticle.pattern, 'features/articles/article.page.tsx', { id: 'admin-article' }),
    route(paths.adminAvis.pattern, 'features/moderation/avis.page.tsx'),
    route(paths.adminChiffres.pattern, 'features/chiffres/chiffres.page.tsx'),
    route(paths.adminJournal.pattern, 'features/journal/journal.page.tsx'),
  ]),
  layout('layout/site.layout.tsx', [
    route(paths.home.pattern, 'features/accueil/accueil.page.tsx'),
    route(paths.auth.pattern, 'features/auth/auth.page.tsx'),
    layout('features/auth/visiteur.layout.tsx', [
      route(paths.login.pattern, 'features/auth/login.page.tsx'),
      route(paths.register.pattern, 'features/auth/register.page.tsx'),
      route(paths.facteur.pattern, 'features/facteurs/facteur.page.tsx'),
    ]),
    route(paths.forgotPassword.pattern, 'features/auth/forgot-password.page.tsx'),
    route(paths.resetPassword.pattern, 'features/auth/reset-password.page.tsx'),
    route(paths.verifyEmail.pattern, 'features/auth/verify-email.page.tsx'),
    route(paths.lienFraicheur.pattern, 'features/fraicheur/lien.page.tsx'),
    route(paths.offres.pattern, 'features/offres/offres.page.tsx', { id: 'offres' }),
    route(paths.villeOffres.pattern, 'features/offres/offres.page.tsx', { id: 'ville-offres' }),
    route(paths.presDe.pattern, 'features/offres/offres.page.tsx', { id: 'pres-de' }),
    route(paths.demandes.pattern, 'features/demandes/demandes.page.tsx', { id: 'demandes' }),
    route(paths.villeDemandes.pattern, 'features/demandes/demandes.page.tsx', { id: 'ville-demandes' }),
    route(paths.offre.pattern, 'features/offres/offre.page.tsx', { id: 'offre' }),
    route(paths.offreAlias.pattern, 'features/offres/offre.page.tsx', { id: 'offre-alias' }),
    route(paths.affiche.pattern, 'features/offres/affiche.page.tsx'),
    route(paths.demande.pattern, 'features/demandes/demande.page.tsx'),
    route(paths.utilisateur.pattern, 'features/utilisateurs/utilisateur.page.tsx'),
    route(paths.favoris.pattern, 'features/favoris/favoris.page.tsx'),
    route(paths.stopAlerte.pattern, 'features/alertes/stop-alerte.page.tsx'),
    route(paths.stopMails.pattern, 'features/mails/stop-mails.page.tsx'),
    layout('layout/protected.layout.tsx', [
      route(paths.profile.pattern, 'features/utilisateurs/profile.page.tsx'),
      route(paths.editProfile.pattern, 'features/utilisateurs/edit-profile.page.tsx'),
      route(paths.telephoneVerification.pattern, 'features/utilisateurs/telephone-verification.page.tsx'),
      route(paths.mesAbonnements.pattern, 'features/abonnements/mes-abonnements.page.tsx'),
      route(paths.mesAnnonces.pattern, 'features/annonces/mes-annonces.page.tsx', { id: 'mes-annonces' }),
      route(paths.mesOffres.pattern, 'features/annonces/mes-annonces.page.tsx', { id: 'mes-offres' }),
      route(paths.editOffre.pattern, 'features/offres/edit-offre.page.tsx'),
      route(paths.annonces.pattern, 'features/annonces/mes-annonces.page.tsx', { id: 'annonces' }),
      route(paths.addOffre.pattern, 'features/offres/add-offre.page.tsx'),
      route(paths.addDemande.pattern, 'features/demandes/add-demande.page.tsx'),
      route(paths.editDemande.pattern, 'features/demandes/edit-demande.page.tsx'),
      layout('features/conversations/conversations.layout.tsx', [
        route(paths.messages.pattern, 'features/conversations/conversations.page.tsx'),
        route(paths.conversation.pattern, 'features/conversations/conversation.page.tsx'),
        route(paths.candidats.pattern, 'features/conversations/candidats.page.tsx'),
      ]),
      route(paths.visites.pattern, 'features/visites/visites.page.tsx'),
      route(paths.addAvis.pattern, 'features/avis/add-avis.page.tsx'),
      route(paths.alertes.pattern, 'features/alertes/alertes.page.tsx'),
    ]),
    route(paths.blogs.pattern, 'features/blog/blogs.page.tsx'),
    route(paths.blog.pattern, 'features/blog/blog.page.tsx'),
    route(paths.abonnements.pattern, 'features/abonnements/abonnements.page.tsx'),
    route(paths.about.pattern, 'features/informations/about.page.tsx'),
    route(paths.conditions.pattern, 'features/informations/conditions.page.tsx'),
    route(paths.policies.pattern, 'features/informations/policies.page.tsx'),
    route(paths.devMails.pattern, 'features/mailbox/mailbox.page.tsx'),
    route(paths.notFound.pattern, 'layout/not-found.page.tsx', { id: '404' }),
    route('*', 'layout/not-found.page.tsx', { id: 'not-found' }),
  ]),
]
