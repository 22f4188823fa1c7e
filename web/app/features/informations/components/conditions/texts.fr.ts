import type { InformationText } from '../information-page.tsx'

export const conditions: InformationText = {
  title: 'Conditions d’utilisation',

  description:
    'Les règles de Colocdar\u00a0: comptes, annonces, vérification, prudence entre membres et responsabilités.',
  lead: 'Ces règles s’appliquent à toute personne qui visite Colocdar ou y possède un compte. Version du 15 novembre 2026.',
  sections: [
    {
      title: '1. L’objet du service',
      content: [
        'Colocdar est un service en ligne qui met en relation des personnes souhaitant partager un logement au Maroc. Il publie des offres et des demandes de colocation rédigées par ses membres. Colocdar n’est ni propriétaire, ni bailleur, ni agent immobilier, et n’est pas partie aux contrats conclus entre membres.',
      ],
    },
    {
      title: '2. Le compte',
      content: [
        'L’inscription est gratuite et réservée aux personnes majeures, ou autorisées par leur représentant légal. Vous donnez des informations exactes et vous les tenez à jour. Un compte correspond à une seule personne\u00a0; votre mot de passe reste confidentiel et vous répondez de ce qui est fait avec votre compte.',
        'Certaines fonctions demandent un profil complet ou une adresse e-mail vérifiée.',
      ],
    },
    {
      title: '3. Les annonces',
      content: [
        'Un membre peut publier plusieurs offres et une demande. Chaque annonce décrit un logement ou une recherche réels, avec un prix en dirhams, des photos qui montrent le logement proposé et des textes dont vous êtes l’auteur.',
        'Sont refusés, entre autres\u00a0:',
        [
          'les annonces fausses, trompeuses ou en double\u00a0;',
          'les coordonnées, liens ou demandes de paiement dans les textes ou les photos\u00a0;',
          'les propos discriminatoires, injurieux ou contraires à la loi\u00a0;',
          'les photos qui montrent des personnes sans leur accord.',
        ],
      ],
    },
    {
      title: '4. La vérification',
      content: [
        'Chaque offre, demande et avis est relu par un administrateur avant d’être public. Une modification du texte, du lieu ou des photos entraîne une nouvelle lecture\u00a0; la dernière version vérifiée reste en ligne jusque-là. Un refus est motivé et vous pouvez corriger puis soumettre à nouveau. La vérification porte sur l’annonce\u00a0: elle ne garantit ni l’identité des personnes, ni l’état du logement.',
        'Une annonce reste en ligne tant que vous la confirmez. Après 14\u00a0jours, un e-mail vous demande si elle est toujours d’actualité\u00a0; sans réponse au bout de 30\u00a0jours, elle quitte les listes. Un geste suffit pour l’y remettre.',
        'Les membres peuvent signaler une annonce, un profil ou une conversation. Une annonce que trois personnes signalent en sept jours est masquée jusqu’à notre décision, dont le motif est envoyé à son auteur. Pour masquer, un signalement compte s’il vient d’un membre inscrit depuis un jour au moins, dont le profil est rempli\u00a0; cinq au plus comptent par personne tant qu’ils attendent, et ceux d’une personne qui signale souvent sans fondement ne comptent plus. Une annonce que nous avons laissée en ligne demande trois personnes de plus pendant trente jours.',
      ],
    },
    {
      title: '5. Les numéros de téléphone et les messages',
      content: [
        'Les numéros ne sont montrés qu’aux membres dont l’adresse e-mail est vérifiée, en nombre limité. Ils servent à organiser une visite ou une rencontre, et à rien d’autre\u00a0: la prospection et la revente de numéros entraînent la fermeture du compte.',
        'Les messages servent à parler d’une annonce\u00a0: la publicité, les envois en nombre, les demandes de paiement d’avance et le harcèlement entraînent la fermeture du compte. Vous pouvez à tout moment quitter une conversation, la signaler ou bloquer l’autre membre.',
      ],
    },
    {
      title: '6. La prudence entre membres',
      content: [
        [
          'Rencontrez la personne et visitez le logement avant de verser la moindre somme.',
          'Demandez un contrat écrit et un reçu pour chaque paiement.',
          'N’envoyez jamais de copie de votre carte nationale à quelqu’un que vous n’avez pas rencontré.',
          'Signalez-nous toute annonce qui vous paraît suspecte.',
        ],
      ],
    },
    {
      title: '7. Les contenus',
      content: [
        'Vous restez propriétaire de vos textes et de vos photos. Vous nous autorisez à les afficher, à les redimensionner et à les conserver tant que votre annonce existe. Vous garantissez avoir le droit de les publier.',
      ],
    },
    {
      title: '8. La suspension et la fermeture',
      content: [
        'Nous pouvons retirer une annonce ou bloquer un compte qui ne respecte pas ces règles\u00a0; les annonces d’un compte bloqué quittent les listes publiques. Vous pouvez demander la suppression de votre compte à tout moment.',
      ],
    },
    {
      title: '9. La responsabilité',
      content: [
        'Nous nous efforçons d’assurer un service continu et sûr, sans pouvoir promettre l’absence d’interruption ou d’erreur. Les relations entre membres — visites, contrats, paiements, vie commune — relèvent de leur seule responsabilité.',
      ],
    },
    {
      title: '10. Le droit applicable',
      content: [
        'Ces conditions sont soumises au droit marocain, notamment à la loi n°\u00a031-08 relative à la protection du consommateur et à la loi n°\u00a009-08 sur les données personnelles. En cas de désaccord, écrivez-nous d’abord\u00a0: nous cherchons une solution amiable. À défaut, les tribunaux compétents du Royaume sont saisis.',
      ],
    },
  ],
}
