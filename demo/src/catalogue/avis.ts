import type { AvisDemo } from './types.ts'

export const avis: AvisDemo[] = [
  {
    auteur: 'chercheur',
    commentaire:
      'J’ai trouvé ma chambre à Gauthier en neuf jours, sans passer par un samsar. Les annonces vérifiées changent tout.',
    note: 5,
    valide: true,
  },
  {
    auteur: 'reda.k',
    commentaire:
      'Le filtre par ville est simple et les photos correspondent à ce que j’ai visité. Il manque juste une carte.',
    note: 4,
    valide: true,
  },
  {
    auteur: 'houda.tazi',
    commentaire:
      'Je loue à des étudiants depuis deux ans grâce au site. Les profils complets me rassurent avant d’ouvrir ma maison.',
    note: 5,
    valide: true,
  },
  {
    auteur: 'sara.j',
    commentaire:
      'Deux visites à Tanger, une bonne surprise, une moins bonne. Le conseil de se rencontrer avant de payer est précieux.',
    note: 4,
    valide: true,
  },
  {
    auteur: 'zakaria.f',
    commentaire:
      'Muté dans une ville que je ne connaissais pas, j’ai publié une demande et trois propriétaires m’ont appelé la même semaine.',
    note: 5,
    valide: true,
  },
  {
    auteur: 'youssef.amrani',
    commentaire: 'Publier une annonce prend dix minutes, photos comprises. La vérification a duré une demi-journée.',
    note: 5,
    valide: true,
  },
  {
    auteur: 'hajar.o',
    commentaire: 'Interface agréable sur téléphone. J’aurais aimé plus d’offres à Fès pendant l’été.',
    note: 4,
    valide: true,
  },
  {
    auteur: 'naima.elkhattabi',
    commentaire: 'نشرت الإعلان صباحاً وتم توثيقه قبل العصر. طالبتان زارتا الغرفة في نفس الأسبوع، وكل شيء كان واضحاً.',
    note: 5,
    valide: true,
  },
  {
    auteur: 'othmane.d',
    commentaire: 'Colocation trouvée à Founty avec deux personnes devenues des amis. Merci pour le sérieux !',
    note: 5,
    valide: true,
  },
  {
    auteur: 'yasmine.b',
    commentaire:
      'Mes parents voulaient du concret : un propriétaire identifié et un vrai contrat. Colocdar les a convaincus.',
    note: 5,
    valide: true,
  },
  {
    auteur: 'omar.berrada',
    commentaire: 'Bon outil pour gérer mes trois appartements. Je marque « loué » en un clic et les appels s’arrêtent.',
    note: 4,
    valide: true,
  },
  {
    auteur: 'abderrahim.r',
    commentaire: 'لقيت بيت فطنجة قبل ما نجي من تازة. التصاور بحال الحقيقة، وما خلصت والو حتى شفت الدار بعيني.',
    note: 4,
    valide: true,
  },
  {
    auteur: 'meryem.a',
    commentaire:
      'J’apprécie de voir les langues et les centres d’intérêt avant de téléphoner, cela évite bien des malentendus.',
    note: 5,
    valide: true,
  },
  {
    auteur: 'taha.r',
    commentaire:
      'Correct, mais peu d’annonces à Kénitra quand j’ai cherché. Le contact avec le propriétaire a été rapide.',
    note: 3,
    valide: true,
  },
  {
    auteur: 'kenza.filali',
    commentaire: 'Mes annonces sont mises en valeur, c’est clair et lumineux. On sent que le site est pensé pour nous.',
    note: 5,
    valide: true,
  },
  {
    auteur: 'elena.m',
    commentaire:
      'Arrivée d’Espagne sans connaître personne, j’ai trouvé une maison dans la Kasbah et trois professeurs de darija.',
    note: 5,
    valide: true,
  },
  {
    auteur: 'jawad.l',
    commentaire: 'Première expérience plutôt bonne, j’attends de signer le bail pour donner cinq étoiles.',
    note: 4,
    valide: false,
  },
  {
    auteur: 'lina.s',
    commentaire: 'Les annonces sont jolies et le site va vite. Est-ce que vous comptez ajouter une messagerie ?',
    note: 4,
    valide: false,
  },
]
