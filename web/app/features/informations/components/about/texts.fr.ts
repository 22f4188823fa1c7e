import type { InformationText } from '../information-page.tsx'

export const about: InformationText = {
  title: 'À propos de Colocdar',
  seoTitle: 'À propos',
  description:
    'Colocdar met en relation celles et ceux qui partagent un logement au Maroc\u00a0: annonces vérifiées, profils réels, numéros protégés.',
  lead: 'Coloc, et dar\u00a0: la maison. Nous aidons les gens à partager un toit en confiance, partout au Maroc.',
  sections: [
    {
      title: 'Pourquoi Colocdar',
      content: [
        'Chercher une chambre au Maroc, c’est souvent passer d’un groupe à l’autre, tomber sur des annonces disparues depuis des mois, et payer un intermédiaire pour une visite qui n’aboutit pas. Nous voulions un endroit simple, en français et en arabe, où ce que l’on voit existe vraiment.',
        'Colocdar s’adresse autant à l’étudiante qui arrive à Rabat qu’au propriétaire de Casablanca qui a une chambre libre. Un seul compte permet de proposer un logement et de publier une demande.',
      ],
    },
    {
      title: 'Ce que nous faisons',
      content: [
        [
          'Nous relisons chaque offre, chaque demande et chaque avis avant sa publication.',
          'Nous ne montrons un numéro de téléphone qu’aux membres dont l’adresse e-mail est vérifiée, après un rappel de prudence.',
          'Nous rangeons les annonces par ville et par quartier, avec leur prix en dirhams et leur date de disponibilité.',
          'Nous retirons ce qui ne correspond plus à la réalité.',
        ],
      ],
    },
    {
      title: 'Ce que nous ne faisons pas',
      content: [
        'Nous ne prenons pas de commission sur les loyers, nous n’encaissons aucun paiement entre membres et nous ne sommes pas une agence immobilière. Le contrat se signe entre vous\u00a0: prenez le temps de visiter et de vous rencontrer.',
      ],
    },
    {
      title: 'Nous écrire',
      content: [
        'Une question, une erreur, une idée pour votre ville\u00a0? Le formulaire de contact de la page d’accueil arrive directement chez nous.',
      ],
    },
  ],
}
