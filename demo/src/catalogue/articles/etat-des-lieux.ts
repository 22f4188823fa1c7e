import type { ArticleDemo } from '../types.ts'

export const etatDesLieux: ArticleDemo = {
  slug: 'etat-des-lieux',
  titre: 'L’état des lieux pièce par pièce, sans rien oublier',
  publishedDaysAgo: 105,
  contenu: `
<p>Une demi-heure à l’entrée évite des semaines de discussion à la sortie. L’état des lieux décrit le logement au jour où vous recevez les clés. Sans lui, la caution devient une affaire de parole, et la mémoire est rarement neutre.</p>
<h2>Quand et avec qui ?</h2>
<p>Le jour de la remise des clés, <strong>avant d’apporter vos cartons</strong>, en présence du propriétaire ou de son représentant. En colocation, faites-en deux : un pour votre chambre, à votre nom, et un pour les parties communes, signé par tous.</p>
<h2>La méthode</h2>
<p>Commencez par la porte d’entrée et tournez toujours dans le même sens. Pour chaque pièce, notez les murs, le sol, le plafond, la fenêtre, les prises et les meubles. Employez des mots précis : « rayure de dix centimètres près de la plinthe » plutôt que « sol abîmé ».</p>
<h2>La liste à emporter</h2>
<ul>
<li><strong>Entrée</strong> : serrure, nombre de clés, sonnette, boîte aux lettres.</li>
<li><strong>Chambre</strong> : matelas, volets, traces d’humidité, portes d’armoire, éclairage.</li>
<li><strong>Cuisine</strong> : robinet, évacuation, plaques, joint du réfrigérateur, placards.</li>
<li><strong>Salle de bain</strong> : pression de l’eau chaude, chauffe-eau, chasse d’eau, joints, aération.</li>
<li><strong>Salon et terrasse</strong> : sedari, coussins, carrelage, étanchéité, garde-corps.</li>
<li><strong>Compteurs</strong> : index d’eau et d’électricité, avec une photo datée.</li>
</ul>
<h2>Les photos</h2>
<p>Prenez une vue large par mur et un gros plan par défaut. Envoyez-les le jour même au propriétaire par courriel : la date d’envoi fait foi et tout le monde garde la même version. Une courte vidéo de la visite complète bien le dossier.</p>
<h2>Signer, puis compléter</h2>
<p>Le document est daté et signé en deux exemplaires. Prévoyez une phrase qui vous laisse <strong>dix jours</strong> pour signaler un défaut invisible le premier jour, comme une fuite ou une plaque en panne. Pour le chauffage, attendez le premier froid.</p>
<h2>À la sortie</h2>
<p>Reprenez le document d’entrée et comparez ligne à ligne. L’usure normale n’est pas une dégradation : une peinture qui jaunit en trois ans ne se paie pas. En revanche, rebouchez les trous, nettoyez le four et rendez toutes les clés. La caution reviendra d’autant plus vite.</p>
`.trim(),
}
