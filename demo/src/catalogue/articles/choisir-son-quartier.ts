import type { ArticleDemo } from '../types.ts'

export const choisirSonQuartier: ArticleDemo = {
  slug: 'choisir-son-quartier',
  titre: 'Comment choisir son quartier quand on ne connaît pas la ville',
  publishedDaysAgo: 82,
  contenu: `
<p>Une belle chambre dans le mauvais quartier devient vite une mauvaise affaire. Avant de regarder les photos, regardez la carte. Voici une méthode simple, et quelques repères dans quatre villes.</p>
<h2>Partir de ses trajets</h2>
<p>Notez les trois endroits où vous irez chaque semaine : le travail ou l’école, un lieu de sport, la gare ou la famille. Cherchez le quartier qui <strong>minimise le pire des trois trajets</strong>, pas la moyenne. Un trajet de cinquante minutes, deux fois par jour, finit toujours par peser. Faites-le une fois pour de vrai, à l’heure où vous le feriez, avant de signer quoi que ce soit.</p>
<h2>Visiter deux fois</h2>
<p>Le matin à huit heures et le soir à vingt-deux heures, un quartier n’est pas le même. Écoutez la rue, comptez les lampadaires qui fonctionnent, regardez si les commerces sont ouverts. Parlez à l’épicier : il sait tout.</p>
<h2>Casablanca</h2>
<ul>
<li><strong>Maârif et Gauthier</strong> : tout à pied, animé, stationnement difficile.</li>
<li><strong>Sidi Maârouf</strong> : pratique pour Casanearshore, plus calme le soir.</li>
<li><strong>Bourgogne</strong> : proche de la mer, loyers encore raisonnables, immeubles anciens.</li>
</ul>
<h2>Rabat</h2>
<ul>
<li><strong>Agdal</strong> : le favori des étudiants et des jeunes actifs, au bord du tramway.</li>
<li><strong>Océan</strong> : lumière et embruns, vie de quartier, escaliers fréquents.</li>
<li><strong>Hay Riad</strong> : résidences récentes, administrations, voiture conseillée.</li>
</ul>
<h2>Marrakech</h2>
<ul>
<li><strong>Guéliz</strong> : cafés, bureaux partagés et bus nombreux.</li>
<li><strong>Daoudiate et Semlalia</strong> : facultés voisines, loyers doux.</li>
<li><strong>Médina</strong> : un charme fou, mais ni voiture ni livraison facile.</li>
</ul>
<h2>Tanger</h2>
<ul>
<li><strong>Malabata</strong> : corniche, vue sur le détroit, résidences modernes.</li>
<li><strong>Boukhalef</strong> : campus et aéroport, idéal pour les écoles d’ingénieurs.</li>
<li><strong>Marshan</strong> : calme, arboré, à dix minutes à pied de la Kasbah.</li>
</ul>
<h2>Trois questions pour finir</h2>
<p>Est-ce que je rentrerais ici à pied à vingt-trois heures ? Est-ce que j’y ferais mes courses sans voiture ? Est-ce que j’y inviterais ma famille ? Si vous répondez <strong>oui trois fois</strong>, vous pouvez regarder les photos.</p>
`.trim(),
}
