import type { ArticleDemo } from '../types.ts'

export const budgetParVille: ArticleDemo = {
  slug: 'budget-par-ville',
  titre: 'Combien coûte une colocation, de Casablanca à Oujda ?',
  publishedDaysAgo: 15,
  contenu: `
<p>Le loyer n’est qu’une partie du budget, mais c’est la plus lourde. Voici ce que l’on observe dans les annonces publiées sur Colocdar, pour une <strong>chambre meublée</strong> dans un appartement partagé. Les prix varient selon l’étage, l’état du logement et la distance au tramway.</p>
<h2>Les grandes villes</h2>
<ul>
<li><strong>Casablanca</strong> : de 1 700 dh à Sidi Maârouf à 3 400 dh à Californie ou Anfa. Comptez 2 500 dh à Maârif ou à Bourgogne.</li>
<li><strong>Rabat</strong> : de 1 500 dh près d’Al Irfane à 3 500 dh à Hay Riad. Salé, de l’autre côté du fleuve, reste autour de 1 350 dh.</li>
<li><strong>Marrakech</strong> : 1 300 dh à Semlalia, 2 300 dh à Guéliz, davantage dans un riad de la médina.</li>
<li><strong>Tanger</strong> et <strong>Agadir</strong> : de 1 200 dh dans les quartiers étudiants à 2 400 dh avec vue sur la mer.</li>
</ul>
<h2>Les villes moyennes</h2>
<p>À Fès, Meknès, Oujda, Kénitra ou Béni Mellal, une bonne chambre se trouve entre 1 200 et 1 800 dh. La différence se fait sur le chauffage : à Ifrane ou à Meknès, demandez toujours comment l’appartement est chauffé en janvier.</p>
<h2>Ce qui s’ajoute au loyer</h2>
<p>Pour une personne, prévoyez chaque mois environ :</p>
<ul>
<li>eau et électricité : 120 à 250 dh ;</li>
<li>internet partagé : 80 à 120 dh ;</li>
<li>gaz et produits d’entretien : 50 dh ;</li>
<li>transport : 150 à 300 dh selon l’abonnement ;</li>
<li>courses : 900 à 1 400 dh en cuisinant souvent.</li>
</ul>
<p>Un étudiant raisonnable vit donc en colocation avec 2 800 à 3 500 dh par mois à Fès, et plutôt 4 200 à 5 000 dh à Casablanca.</p>
<h2>La règle du tiers</h2>
<p>Beaucoup de propriétaires demandent que le loyer ne dépasse pas <strong>un tiers des revenus</strong>. C’est une bonne règle pour vous aussi. Si vous la dépassez, regardez un quartier plus loin sur la même ligne de tramway : dix minutes de trajet valent souvent 400 dh par mois.</p>
<h2>L’entrée dans les lieux</h2>
<p>Le premier mois coûte cher : loyer, un ou deux mois de caution, parfois des draps et une bouilloire. Mettez de côté l’équivalent de <strong>trois loyers</strong> avant de commencer vos visites, vous choisirez plus sereinement.</p>
`.trim(),
}
