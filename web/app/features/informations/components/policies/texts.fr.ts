import type { InformationText } from '../information-page.tsx'

export const policies: InformationText = {
  title: 'Politique de confidentialité',

  description:
    'Quelles données Colocdar traite, pourquoi, combien de temps, et comment exercer vos droits (loi 09-08).',
  lead: 'Ce que nous savons de vous, ce que nous en faisons, et comment garder la main. Version du 19 novembre 2026.',
  sections: [
    {
      title: '1. Qui traite vos données',
      content: [
        'Colocdar est responsable des données traitées sur ce site, conformément à la loi n°\u00a009-08 relative à la protection des personnes physiques à l’égard du traitement des données à caractère personnel. L’autorité de contrôle est la Commission nationale de contrôle de la protection des données à caractère personnel (CNDP).',
      ],
    },
    {
      title: '2. Les données que nous traitons',
      content: [
        [
          'Compte\u00a0: nom d’utilisateur, adresse e-mail, mot de passe (sous forme d’empreinte), date d’acceptation des conditions, jour de votre dernière visite.',
          'Profil\u00a0: nom, prénom, âge, genre si vous l’indiquez, téléphone, langues, centres d’intérêt, présentation, photo si vous en mettez une. La photo est publique dès qu’une de vos annonces a été vérifiée, et disparaît quand vous la retirez.',
          'Annonces\u00a0: textes, lieux, prix, dates et photos. Les informations cachées dans les photos (lieu, appareil) sont effacées à la réception.',
          'Avis et messages que vous nous envoyez.',
          'Signalements\u00a0: ce que vous nous signalez, la raison et vos précisions.',
          'Photos\u00a0: une empreinte de 64 bits de chacune, pour reconnaître celles qui servent à plusieurs annonces.',
          'Conversations\u00a0: les messages que vous échangez avec d’autres membres, et jusqu’où ils sont lus.',
          'Visites\u00a0: les moments proposés et choisis, le lieu de rendez-vous, vos mots et votre réponse après la visite. Le lieu n’est lu que par la personne qui visite, une fois la visite confirmée.',
          'Modifications\u00a0: ce que vous changez d’une annonce publique ou de votre profil, et que notre équipe n’a pas encore relu ou a refusé. Vous seul et l’équipe le voyez.',
          'Alertes\u00a0: les recherches que vous suivez, et les annonces qu’elles vous ont fait connaître.',
          'Favoris\u00a0: les annonces que vous gardez, avec la date et le loyer du jour. Leurs propriétaires savent combien de membres les gardent, jamais lesquels.',
          'Journal technique\u00a0: adresse IP et heure des demandes, pour la sécurité du service.',
        ],
      ],
    },
    {
      title: '3. Pourquoi nous les traitons',
      content: [
        [
          'Faire fonctionner votre compte et publier vos annonces\u00a0: exécution du service que vous demandez.',
          'Vérifier les annonces et empêcher les abus\u00a0: notre intérêt légitime et celui des membres.',
          'Vous écrire au sujet de votre compte et de vos annonces. Vous prévenir d’un message resté non lu. Nous n’envoyons pas de publicité.',
        ],
      ],
    },
    {
      title: '4. Qui les voit',
      content: [
        'Le public voit vos annonces vérifiées et la partie publique de votre profil. Votre adresse e-mail est masquée. Votre numéro de téléphone n’est montré qu’aux membres dont l’e-mail est vérifié, s’ils le demandent pour une de vos annonces publiques\u00a0; chaque consultation est consignée.',
        'Une conversation n’est vue que par ses deux membres. Si l’un des deux la signale, l’équipe peut la lire pour décider, et cette lecture est consignée.',
        'Un signalement n’est vu que par l’équipe. La personne concernée apprend la décision et son motif, jamais qui a signalé.',
        'L’équipe de Colocdar voit ce qu’il faut pour vérifier les annonces et répondre à vos messages. Nous ne vendons ni ne louons vos données. Nos prestataires d’hébergement et d’envoi d’e-mails n’agissent que sur nos instructions.',
      ],
    },
    {
      title: '5. Combien de temps',
      content: [
        [
          'Compte et profil\u00a0: tant que le compte existe\u00a0; vous le supprimez vous-même quand vous voulez. Un compte sans visite pendant deux ans est supprimé, un mois au moins après un e-mail qui vous prévient, sauf s’il est bloqué ou celui d’un administrateur.',
          'Annonces\u00a0: jusqu’à leur suppression par vous, ou celle du compte.',
          'Conversations\u00a0: jusqu’à deux ans après leur dernier message, ou un mois après que les deux membres les ont quittées. Si vous supprimez votre compte, l’autre membre garde les messages reçus, de la part d’un «\u00a0ancien membre\u00a0».',
          'Visites\u00a0: jusqu’à la suppression de leur conversation, avec elle. Le lieu de rendez-vous est effacé deux heures après le début de la visite, ou dès qu’elle est annulée. Si vous supprimez votre compte, l’autre membre garde la visite, annulée, avec un «\u00a0ancien membre\u00a0».',
          'Liens des e-mails qui demandent si une annonce est toujours d’actualité\u00a0: six mois, sous une forme qui ne permet pas de les retrouver.',
          'Modifications\u00a0: jusqu’à la suivante, ou la suppression de l’annonce ou du compte.',
          'Alertes\u00a0: jusqu’à ce que vous les supprimiez, ou la suppression du compte\u00a0; les annonces signalées et les liens d’arrêt, 180 jours.',
          'Favoris\u00a0: jusqu’à ce que vous les retiriez, ou la suppression du compte.',
          'Signalements\u00a0: tant que ce qui a été signalé existe. Les empreintes de votre adresse e-mail, de son domaine et de votre réseau, qui disent si plusieurs signalements viennent de la même personne, sont oubliées après sept jours. Si vous supprimez votre compte, votre nom et vos précisions sont effacés aussitôt, ces empreintes à la fin des sept jours.',
          'Sessions\u00a0: 24 heures, ou 30 jours si vous choisissez de rester connecté, avec le nom du navigateur et du système. Appareils déjà utilisés\u00a0: les vingt derniers, sous forme d’empreinte. Clés d’accès\u00a0: jusqu’à ce que vous les supprimiez, ou la suppression du compte. Liens de vérification\u00a0: 24 heures\u00a0; liens de réinitialisation\u00a0: 1 heure\u00a0; liens qui arrêtent des e-mails\u00a0: 180 jours.',
          'Notifications\u00a0: les appareils à prévenir, le temps de leur session. Ce qui leur est envoyé passe, chiffré, par le service du navigateur (Google, Mozilla, Apple ou Microsoft), qui le garde un jour au plus.',
          'Avis, membres bloqués, choix d’e-mails et de notifications\u00a0: jusqu’à leur retrait par vous, ou la suppression du compte.',
          'Messages du formulaire de contact\u00a0: deux ans, ou jusqu’à la suppression du compte qui a la même adresse e-mail.',
          'E-mails à envoyer\u00a0: jusqu’à leur envoi\u00a0; 30 jours s’ils ne peuvent pas partir.',
          'Photos envoyées mais jamais utilisées\u00a0: 24 heures.',
          'Vues des annonces\u00a0: un nombre par jour, sans cookie et sans rien qui vous identifie\u00a0; l’empreinte qui évite de vous compter deux fois est effacée chaque nuit, les nombres après 30 jours.',
          'Recherches sans résultat\u00a0: les mots, 30 jours, et seulement si deux réseaux différents les ont tapés le même jour\u00a0; un nombre, sans rien qui vous identifie.',
          'Journal des décisions de l’équipe\u00a0: conservé sans vos coordonnées, pour pouvoir rendre compte\u00a0; les motifs qui vous concernent sont effacés avec votre compte.',
          'Journal des numéros montrés\u00a0: un an, sans les numéros ni vos coordonnées.',
        ],
      ],
    },
    {
      title: '6. Votre navigateur',
      content: [
        'Nous n’utilisons aucun cookie, aucun traceur et aucun service tiers sur ces pages. Votre connexion est gardée dans le stockage local de votre navigateur, qui est vidé au bout de 24 heures (30 jours si vous choisissez de rester connecté) ou lorsque vous vous déconnectez. Vos brouillons y restent jusqu’à ce que vous les envoyiez ou les effaciez, et les favoris d’un visiteur jusqu’à ce qu’il les retire. Un numéro tiré au hasard y reste aussi\u00a0: il ne sert qu’à reconnaître ce navigateur quand vous vous connectez. Les trente dernières pages publiques que vous avez lues y sont gardées aussi, pour être lisibles sans connexion\u00a0: aucune page de votre compte n’en fait partie.',
      ],
    },
    {
      title: '7. La sécurité',
      content: [
        'Les mots de passe et les jetons ne sont conservés que sous forme d’empreinte. Les échanges sont chiffrés. L’accès aux fonctions d’administration est limité et chaque décision est consignée.',
      ],
    },
    {
      title: '8. Vos droits',
      content: [
        'La loi 09-08 vous donne un droit d’accès, de rectification et d’opposition. Vous corrigez vous-même votre profil et vos annonces depuis votre compte. Au bas de votre profil, « Vos données » vous remet une copie de tout ce que nous gardons à votre sujet et supprime votre compte, à l’instant et pour de bon. Pour toute autre demande, écrivez-nous par le formulaire de contact depuis l’adresse e-mail de votre compte\u00a0: nous répondons sous trente jours.',
        'Si notre réponse ne vous convient pas, vous pouvez adresser une plainte à la CNDP.',
      ],
    },
    {
      title: '9. Les changements',
      content: [
        'Si cette politique change de façon importante, nous vous en informons par e-mail avant que le changement ne s’applique.',
      ],
    },
  ],
}
