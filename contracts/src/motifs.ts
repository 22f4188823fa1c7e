import type { ModerationKind } from './moderation.ts'

/** Suggested reasons; administrators may also write their own. */
export const motifsPrepares = {
  offre: [
    'Les photos ne montrent pas le logement ou sont de mauvaise qualité.',
    'La description est trop courte ou ne correspond pas au logement.',
    'Le prix semble erroné.',
    'L’annonce contient un numéro de téléphone, une adresse e-mail ou un lien.',
    'L’annonce est déjà publiée.',
    'L’annonce ne concerne pas une colocation.',
    'Le contenu est discriminatoire ou offensant.',
    'Nous soupçonnons une tentative de fraude.',
  ],
  demande: [
    'La description est trop courte pour être utile.',
    'Le budget semble erroné.',
    'La demande contient un numéro de téléphone, une adresse e-mail ou un lien.',
    'La demande ne concerne pas une colocation.',
    'Le contenu est discriminatoire ou offensant.',
  ],
  avis: [
    'L’avis ne porte pas sur Colocdar.',
    'L’avis contient des données personnelles.',
    'Le contenu est offensant.',
    'L’avis est une publicité.',
  ],
  profil: [
    'Le nom ou le prénom ne semble pas être le vôtre.',
    'Le texte contient un numéro de téléphone, une adresse e-mail ou un lien.',
    'Le contenu est discriminatoire ou offensant.',
    'Le texte est une publicité.',
  ],
} as const satisfies Record<ModerationKind, readonly string[]>

/** Warnings about an author. */
export const auteurAlertes = {
  compteRecent: 'Compte créé il y a moins de 7 jours',
  telephonePartage: 'Numéro de téléphone utilisé par un autre compte',
  telephoneProprietaires: 'Numéro de téléphone dans 5 annonces ou plus dites «\u00a0de propriétaire\u00a0»',
  annoncesNombreuses: 'Plus de 5 annonces en 30 jours',
} as const
