import type { ArticleDemo } from '../types.ts'

export const colocationEtudiante: ArticleDemo = {
  slug: 'colocation-etudiante',
  titre: 'Étudiant : réussir sa première colocation',
  publishedDaysAgo: 60,
  contenu: `
<p>Les résultats du bac sont tombés, l’inscription est faite, et il reste à trouver un toit dans une ville que l’on connaît à peine. La cité universitaire ne peut pas accueillir tout le monde : la colocation est souvent la meilleure solution. Voici un <strong>calendrier</strong> et quelques conseils.</p>
<h2>Juin et juillet : préparer</h2>
<p>Fixez un budget avec votre famille, charges comprises. Repérez votre établissement sur une carte et tracez un cercle de trente minutes autour, en comptant le bus ou le tramway. Remplissez votre profil avec soin : les propriétaires le lisent avant de répondre.</p>
<h2>Août : visiter</h2>
<p>Groupez les visites sur deux jours et allez-y avec un parent ou un ami. Regardez la pression de l’eau, les prises, la serrure et la fenêtre. Demandez aux colocataires présents <strong>pourquoi la chambre se libère</strong> : c’est la question la plus utile.</p>
<ul>
<li>Y a-t-il un vrai bureau et une bonne lampe ?</li>
<li>Le wifi passe-t-il dans la chambre ?</li>
<li>À quelle heure l’immeuble devient-il calme ?</li>
<li>Où fait-on la lessive ?</li>
</ul>
<h2>Septembre : s’installer</h2>
<p>Arrivez quelques jours avant les cours. Faites l’état des lieux, photographiez tout, souscrivez l’internet si besoin. Apportez peu : des draps, une gourde, une multiprise, et quelque chose de chez vous pour le moral.</p>
<h2>Choisir avec qui l’on vit</h2>
<p>Vivre avec des étudiants de la même filière aide à réviser, mais enferme un peu. Une coloc mélangée, où se croisent un élève ingénieur, une étudiante en lettres et un jeune salarié, ouvre des horizons. L’important est de partager le <strong>même rythme de sommeil</strong>.</p>
<h2>Bourse et aides</h2>
<p>La bourse Minhaty arrive souvent en retard sur la rentrée. Gardez deux mois de loyer d’avance si vous le pouvez, et parlez-en franchement au propriétaire : beaucoup acceptent un paiement au trimestre, écrit dans le contrat. Certaines écoles ont un fonds de solidarité, renseignez-vous auprès du bureau des étudiants.</p>
<h2>Et les parents ?</h2>
<p>Ils signeront peut-être comme garants. Présentez-leur le contrat, le numéro du propriétaire et l’adresse exacte. Puis invitez-les un dimanche : rien ne rassure mieux qu’un couscous dans une cuisine propre.</p>
`.trim(),
}
