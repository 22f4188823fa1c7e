import type { ArticleDemo } from '../types.ts'

export const eviterLesArnaques: ArticleDemo = {
  slug: 'eviter-les-arnaques',
  titre: 'Sept réflexes pour éviter les arnaques à la location',
  publishedDaysAgo: 28,
  contenu: `
<p>La plupart des annonces sont honnêtes. Mais quand on cherche vite, à distance, avec un petit budget, on devient une cible facile. Les escroqueries se ressemblent : un logement trop beau, une urgence, un paiement à l’avance. Voici de quoi les reconnaître.</p>
<h2>1. Ne payez jamais avant d’avoir visité</h2>
<p>Ni « réservation », ni « frais de dossier », ni avance par transfert d’argent. Un propriétaire sérieux comprend que vous vouliez voir la chambre. Si vous êtes loin, envoyez un ami ou demandez une <strong>visite en vidéo en direct</strong>, avec la rue et le numéro de l’immeuble.</p>
<h2>2. Méfiez-vous des prix impossibles</h2>
<p>Un studio à Gauthier pour 1 200 dh n’existe pas. Comparez avec les autres annonces du quartier avant de vous enthousiasmer.</p>
<h2>3. Vérifiez qui vous parle</h2>
<ul>
<li>le nom sur la carte nationale est-il celui du contrat ?</li>
<li>la personne peut-elle montrer un titre de propriété, un bail ou une facture récente ?</li>
<li>le gardien ou les voisins la connaissent-ils ?</li>
</ul>
<h2>4. Rencontrez-vous dans un lieu public d’abord</h2>
<p>Un café près du logement convient très bien. Venez accompagné pour la visite, de préférence en journée, et prévenez un proche de l’adresse.</p>
<h2>5. Gardez des traces</h2>
<p>Un virement, un chèque ou un reçu signé valent mieux qu’une enveloppe. Conservez les messages et faites une capture de l’annonce : si elle disparaît, vous aurez une preuve.</p>
<h2>6. Protégez vos documents</h2>
<p>Pour une visite, personne n’a besoin de votre relevé bancaire. Si vous donnez une copie de votre carte, écrivez dessus <strong>« pour location uniquement »</strong> avec la date.</p>
<h2>7. Écoutez votre malaise</h2>
<p>Quelqu’un qui vous presse, qui change de version ou qui refuse de signer vous dit déjà comment se passera la suite. Il y aura d’autres chambres.</p>
<h2>Ce que fait Colocdar</h2>
<p>Chaque annonce est relue par une personne avant d’être publiée, et un numéro de téléphone ne s’affiche qu’aux membres dont l’adresse est vérifiée. Cela réduit les risques sans les supprimer. Si une annonce vous paraît suspecte, <strong>écrivez-nous par la page de contact</strong> : nous la retirons le temps de vérifier. En cas d’escroquerie, déposez plainte au commissariat ou à la gendarmerie avec vos captures d’écran.</p>
`.trim(),
}
