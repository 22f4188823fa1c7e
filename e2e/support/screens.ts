import type { DemoAccount } from './stored-session.ts'

interface Screen {
  name: string
  path: string
  /** Who looks; a visitor when absent. */
  as?: DemoAccount
}

/** Every screen of the product, as somebody would see it in the demo. */
export const screens: Screen[] = [
  { name: 'accueil', path: '/' },
  { name: 'offres', path: '/coloc/offres' },
  { name: 'offres-page-2', path: '/coloc/offres?page=1' },
  { name: 'demandes', path: '/coloc/demandes' },
  { name: 'ville-offres', path: '/coloc/ville/1/offres' },
  { name: 'ville-demandes', path: '/coloc/ville/1/demandes' },
  { name: 'offre', path: '/coloc/67' },
  { name: 'demande', path: '/demande/20' },
  { name: 'profil-public', path: '/utilisateur/2' },
  { name: 'blogs', path: '/blogs' },
  { name: 'blog', path: '/blogs/1' },
  { name: 'abonnements', path: '/abonnements' },
  { name: 'about', path: '/about' },
  { name: 'conditions', path: '/conditions' },
  { name: 'policies', path: '/policies' },
  { name: '404', path: '/404' },
  { name: 'login', path: '/auth/login' },
  { name: 'register', path: '/auth/register' },
  { name: 'forgot', path: '/auth/mot-de-passe-oublier' },
  { name: 'reset', path: '/auth/changer-mot-de-passe/exemple' },
  { name: 'verify', path: '/auth/verifier/exemple' },
  { name: 'accueil-membre', path: '/', as: 'proprietaire' },
  { name: 'profile', path: '/profile', as: 'chercheur' },
  { name: 'edit-profile', path: '/edit-profile', as: 'chercheur' },
  { name: 'edit-profile-vide', path: '/edit-profile', as: 'nouveau' },
  { name: 'telephone', path: '/profile/telephone-verification', as: 'chercheur' },
  { name: 'mes-annonces', path: '/offres', as: 'proprietaire' },
  { name: 'annonces', path: '/annonces', as: 'proprietaire' },
  { name: 'mes-abonnements', path: '/mes-abonnements', as: 'chercheur' },
  { name: 'ajouter-offre', path: '/ajouter-offre-coloc', as: 'proprietaire' },
  { name: 'ajouter-demande', path: '/ajouter-demande-coloc', as: 'proprietaire' },
  { name: 'add-review', path: '/add-review', as: 'chercheur' },
  { name: 'mails', path: '/dev/mails' },
  { name: 'admin', path: '/admin', as: 'admin' },
  { name: 'admin-membres', path: '/admin/utilisateurs', as: 'admin' },
  { name: 'admin-membre', path: '/admin/utilisateurs/2', as: 'admin' },
  { name: 'admin-messages', path: '/admin/messages', as: 'admin' },
  { name: 'admin-villes', path: '/admin/villes', as: 'admin' },
  { name: 'admin-blog', path: '/admin/blog', as: 'admin' },
  { name: 'admin-article', path: '/admin/blog/1', as: 'admin' },
  { name: 'admin-avis', path: '/admin/avis', as: 'admin' },
  { name: 'admin-chiffres', path: '/admin/chiffres', as: 'admin' },
  { name: 'admin-journal', path: '/admin/journal', as: 'admin' },
]
