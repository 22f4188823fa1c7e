import type { ArticleDemo } from '../types.ts'

export const partagerLesCharges: ArticleDemo = {
  slug: 'partager-les-charges',
  titre: 'Eau, électricité, wifi : partager les charges sans se fâcher',
  publishedDaysAgo: 130,
  contenu: `
<p>Les factures arrivent tous les mois, les disputes aussi, si l’on n’a rien prévu. Bonne nouvelle : quelques habitudes suffisent pour que l’argent ne devienne jamais un sujet.</p>
<h2>Savoir ce que l’on paie</h2>
<p>Demandez au propriétaire ce qui est compris dans le loyer. En général, le <strong>syndic</strong> et la taxe d’édilité restent à sa charge, sauf accord écrit. L’eau, l’électricité, internet et le gaz sont pour les occupants. Notez les index des compteurs à chaque arrivée et à chaque départ.</p>
<h2>À parts égales ou selon l’usage ?</h2>
<p>Pour l’eau et internet, la part égale est la plus simple. Pour l’électricité, regardez les différences réelles : une chambre climatisée, un four à pain ou un radiateur peuvent doubler la facture. On peut convenir d’un <strong>forfait</strong> : celui qui a la climatisation ajoute 100 dh par mois de juin à septembre.</p>
<p>Quand les chambres n’ont pas la même taille, partagez le loyer selon la surface, mais gardez les charges à parts égales.</p>
<h2>Un compte commun tout simple</h2>
<ul>
<li>une cagnotte alimentée le premier du mois, par exemple 350 dh chacun ;</li>
<li>une personne responsable, qui change tous les trimestres ;</li>
<li>un tableau partagé où l’on dépose la photo de chaque facture ;</li>
<li>un solde remis à zéro tous les trois mois.</li>
</ul>
<h2>Attention aux tranches</h2>
<p>Le prix du kilowattheure augmente quand la consommation dépasse certains seuils. À quatre dans un appartement, on change vite de tranche. Quelques gestes comptent : ampoules à faible consommation, chauffe-eau réglé à 55 degrés, lessives regroupées, multiprises éteintes la nuit. Les colocs qui s’y tiennent économisent souvent <strong>un cinquième</strong> de leur facture.</p>
<h2>Internet</h2>
<p>Une ligne de fibre coûte entre 300 et 500 dh par mois : à quatre, c’est moins qu’un forfait mobile. Mettez l’abonnement au nom de la personne qui restera le plus longtemps, et gardez le mot de passe de la box dans un endroit connu de tous.</p>
<h2>Quand quelqu’un ne paie pas</h2>
<p>Un retard arrive à tout le monde. Fixez un délai de cinq jours, puis parlez-en à deux. Si cela se répète, proposez un paiement à la quinzaine. La caution n’est pas faite pour les factures, et couper le wifi n’a jamais arrangé une relation. En dernier recours, prévenez le propriétaire, par écrit et avec calme.</p>
`.trim(),
}
