import type { ArticleDemo } from '../types.ts'

export const bienVivreEnsemble: ArticleDemo = {
  slug: 'bien-vivre-ensemble',
  titre: 'Bien vivre ensemble : les petites règles qui sauvent une coloc',
  publishedDaysAgo: 43,
  contenu: `
<p>On ne se dispute presque jamais pour de grandes choses. On se dispute pour une casserole, une porte qui claque, un invité de trop. Les colocations qui durent ont un point commun : elles ont <strong>parlé avant</strong>.</p>
<h2>La première soirée compte</h2>
<p>Prenez une heure autour d’un thé, dans la semaine de l’emménagement. Chacun dit à quelle heure il se couche, ce qu’il ne supporte pas et ce qui lui est égal. Notez quelques décisions sur une feuille. Ce n’est pas un règlement de caserne, c’est une mémoire commune.</p>
<h2>Le ménage, sans drame</h2>
<p>Trois systèmes fonctionnent :</p>
<ul>
<li><strong>le tableau</strong> : une tâche par personne et par semaine, qui tourne le dimanche ;</li>
<li><strong>la zone</strong> : chacun reste responsable d’une pièce toute l’année ;</li>
<li><strong>l’aide ménagère</strong> : à quatre, une demi-journée par semaine revient à moins de 120 dh chacun par mois.</li>
</ul>
<p>Quel que soit le choix, la vaisselle se fait le jour même. Toujours.</p>
<h2>La cuisine et le frigo</h2>
<p>Une étagère par personne, et une étagère commune pour l’huile, le sel, le thé et le sucre. Une cagnotte de 50 dh par mois suffit pour ce fonds commun. Si l’un de vous a un régime particulier ou des habitudes différentes, dites-le simplement : on s’organise très bien autour d’une poêle réservée.</p>
<h2>Le ramadan et les fêtes</h2>
<p>Les rythmes changent, on cuisine tard et on reçoit davantage. Prévenez-vous les uns les autres, partagez au moins un ftour par semaine et convenez d’une heure de silence. Pour ceux qui travaillent tôt, des bouchons d’oreilles sont un cadeau délicat.</p>
<h2>Les invités</h2>
<p>La règle la plus simple : <strong>prévenir la veille</strong>, et jamais plus de deux nuits de suite sans l’accord de tous. Le salon appartient à tout le monde, la chambre à une seule personne.</p>
<h2>Quand quelque chose ne va pas</h2>
<p>Parlez-en dans les deux jours, en privé, en commençant par « je » plutôt que par « tu ». Évitez le groupe de messagerie pour les reproches : il garde tout, sauf le ton. Et si le désaccord persiste, un point mensuel de vingt minutes, avec des gâteaux, règle plus de problèmes qu’une longue dispute.</p>
<p>Au fond, une bonne coloc tient en une phrase : laisser chaque pièce dans l’état où l’on aimerait la trouver.</p>
`.trim(),
}
