import type { ArticleDemo } from '../types.ts'

export const contratDeColocation: ArticleDemo = {
  slug: 'contrat-de-colocation',
  titre: 'Contrat de colocation au Maroc : ce qu’il faut signer, et pourquoi',
  publishedDaysAgo: 6,
  contenu: `
<p>Une poignée de main ne suffit pas. Même entre amis, même pour six mois, un contrat écrit protège le propriétaire comme les colocataires. Au Maroc, la location d’habitation est encadrée par la <strong>loi 67-12</strong>, qui demande un écrit à date certaine. La colocation n’y a pas de chapitre à elle : c’est donc au contrat de dire clairement qui paie quoi.</p>
<h2>Un bail commun ou un bail par chambre ?</h2>
<p>Avec un <strong>bail commun</strong>, tous les colocataires signent le même document. C’est simple, mais il faut préciser si chacun répond de sa part ou de la totalité du loyer : c’est la clause de solidarité. Avec un <strong>bail par chambre</strong>, chacun ne s’engage que pour lui-même, et un départ ne met pas les autres en difficulté. Les propriétaires qui louent à des étudiants préfèrent souvent cette formule.</p>
<h2>Ce qui doit figurer dans le contrat</h2>
<ul>
<li>l’identité de chaque partie, avec le numéro de la carte nationale ou du passeport ;</li>
<li>l’adresse précise, la chambre concernée et les pièces communes ;</li>
<li>le montant du loyer, la date et le mode de paiement ;</li>
<li>les charges comprises et celles qui restent à partager ;</li>
<li>la durée, la date d’entrée et le préavis de départ ;</li>
<li>le montant du dépôt de garantie et les conditions de sa restitution.</li>
</ul>
<h2>La caution</h2>
<p>Le dépôt de garantie ne peut pas dépasser deux mois de loyer. Il se rend à la sortie, une fois l’état des lieux comparé à celui de l’entrée. Demandez toujours un <strong>reçu signé</strong>, même si vous payez en espèces, et gardez-le avec le contrat.</p>
<h2>Légaliser sa signature</h2>
<p>La légalisation se fait à la commune ou à l’arrondissement, carte nationale en main, en quelques minutes. Elle donne une date certaine au document. Faites-en autant d’exemplaires qu’il y a de signataires, plus un pour votre dossier : il vous servira pour un abonnement internet, une inscription scolaire ou une attestation de résidence.</p>
<h2>Et quand quelqu’un part ?</h2>
<p>Prévoyez-le dès le premier jour. Un mois de préavis est l’usage pour une chambre, deux pour un appartement entier. Écrivez aussi qui cherche le remplaçant et qui donne son accord. Un simple <strong>avenant</strong> d’une page, signé par tous, suffit ensuite pour faire entrer la nouvelle personne.</p>
<p>Ces conseils sont généraux : en cas de désaccord sérieux, un adoul, un notaire ou un avocat vous renseignera mieux qu’un article.</p>
`.trim(),
}
