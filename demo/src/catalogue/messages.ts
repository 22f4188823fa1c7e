import type { MessageDemo } from './types.ts'

export const messages: MessageDemo[] = [
  {
    subject: 'Ma ville n’apparaît pas',
    email: 'hassan.elouafi@exemple.ma',
    message:
      'Bonjour, je voudrais publier une chambre à Khouribga mais la ville n’est pas dans la liste. Pensez-vous l’ajouter bientôt ? Merci d’avance.',
  },
  {
    subject: 'Délai de vérification',
    email: 'salma.chercheuse@exemple.ma',
    message:
      'Bonsoir, j’ai déposé ma demande hier soir et elle est encore en attente. Combien de temps faut-il compter en général ? Bonne soirée.',
  },
  {
    subject: 'Partenariat avec notre école',
    email: 'vie.etudiante@ecole-exemple.ma',
    message:
      'Nous accueillons chaque année deux cents nouveaux étudiants à Settat. Serait-il possible de présenter Colocdar pendant notre semaine d’accueil ?',
  },
  {
    subject: 'Annonce suspecte',
    email: 'nabil.t@exemple.ma',
    message:
      'Une personne me demande un virement avant toute visite pour un appartement à Agadir. Je n’ai rien payé et je préfère vous le signaler. Que dois-je vous transmettre ?',
  },
]
