import { paths } from '@colocdar/contracts/paths'
import type { MailContent } from '../../mail/mail-kind.ts'

interface Titled {
  titre: string
}
interface Refused {
  motif: string
}
interface Modified extends Titled {
  objet: 'offre' | 'demande' | 'profil'
  objetId: number
}

export const offreVerifiee = ({ titre, offreId }: Titled & { offreId: number }): MailContent => ({
  subject: `Votre offre est en ligne\u00a0: ${titre}`,
  title: 'Votre offre est en ligne\u00a0!',
  paragraphs: [`Notre équipe a vérifié votre offre «\u00a0${titre}\u00a0». Tout le monde peut maintenant la voir.`],
  buttons: [{ label: 'Voir mon offre', path: paths.offre(offreId) }],
  note: 'Pensez à la marquer comme louée dès que vous avez trouvé votre colocataire.',
})

export const offreRefusee = ({ titre, offreId, motif }: Titled & Refused & { offreId: number }): MailContent => ({
  subject: `Votre offre est à corriger\u00a0: ${titre}`,
  title: 'Votre offre n’a pas pu être publiée',
  paragraphs: [
    `Notre équipe a relu votre offre «\u00a0${titre}\u00a0» et ne peut pas la publier telle quelle. Voici pourquoi\u00a0:`,
  ],
  quote: motif,
  buttons: [{ label: 'Modifier mon offre', path: paths.editOffre(offreId) }],
  note: 'Une fois modifiée, votre offre repasse à la vérification.',
})

export const demandeVerifiee = ({ titre, demandeId }: Titled & { demandeId: number }): MailContent => ({
  subject: `Votre demande est en ligne\u00a0: ${titre}`,
  title: 'Votre demande est en ligne\u00a0!',
  paragraphs: [
    `Notre équipe a vérifié votre demande «\u00a0${titre}\u00a0». Les propriétaires peuvent maintenant la voir.`,
  ],
  buttons: [{ label: 'Voir ma demande', path: paths.demande(demandeId) }],
})

export const demandeRefusee = ({ titre, demandeId, motif }: Titled & Refused & { demandeId: number }): MailContent => ({
  subject: `Votre demande est à corriger\u00a0: ${titre}`,
  title: 'Votre demande n’a pas pu être publiée',
  paragraphs: [
    `Notre équipe a relu votre demande «\u00a0${titre}\u00a0» et ne peut pas la publier telle quelle. Voici pourquoi\u00a0:`,
  ],
  quote: motif,
  buttons: [{ label: 'Modifier ma demande', path: paths.editDemande(demandeId) }],
  note: 'Une fois modifiée, votre demande repasse à la vérification.',
})

export const avisValide = (): MailContent => ({
  subject: 'Votre avis est publié',
  title: 'Merci pour votre avis\u00a0!',
  paragraphs: ['Notre équipe a validé votre avis\u00a0: il paraît maintenant sur la page d’accueil de Colocdar.'],
  buttons: [{ label: 'Voir les avis', path: paths.home() }],
})

export const avisRefuse = ({ motif }: Refused): MailContent => ({
  subject: 'Votre avis n’a pas été publié',
  title: 'Votre avis n’a pas pu être publié',
  paragraphs: ['Notre équipe a relu votre avis et ne peut pas le publier. Voici pourquoi\u00a0:'],
  quote: motif,
  buttons: [{ label: 'Donner un autre avis', path: paths.addAvis() }],
})

export const modificationAcceptee = ({ objet, objetId, titre }: Modified): MailContent => ({
  subject: `Votre modification est en ligne\u00a0: ${titre}`,
  title: 'Votre modification est acceptée',
  paragraphs: [
    `Notre équipe a relu la modification de ${objets[objet].name(titre)}\u00a0: elle est maintenant en ligne.`,
  ],
  buttons: [{ label: objets[objet].see, path: pages[objet].page(objetId) }],
})

export const modificationRefusee = ({ objet, objetId, titre, motif }: Modified & Refused): MailContent => ({
  subject: `Votre modification est à revoir\u00a0: ${titre}`,
  title: 'Votre modification n’a pas pu être publiée',
  paragraphs: [
    `Notre équipe a relu la modification de ${objets[objet].name(titre)} et ne peut pas la publier telle quelle. La version vérifiée reste en ligne. Voici pourquoi\u00a0:`,
  ],
  quote: motif,
  buttons: [{ label: 'Revoir ma modification', path: pages[objet].edit(objetId) }],
  note: 'Ce que vous avez écrit est gardé\u00a0: vous pouvez le corriger ou y renoncer.',
})

const objets = {
  offre: { name: (titre: string) => `votre annonce «\u00a0${titre}\u00a0»`, see: 'Voir mon annonce' },
  demande: { name: (titre: string) => `votre demande «\u00a0${titre}\u00a0»`, see: 'Voir ma demande' },
  profil: { name: () => 'votre profil', see: 'Voir mon profil' },
}

/** Where what was modified is seen and edited. */
export const pages = {
  offre: { page: paths.offre, edit: paths.editOffre },
  demande: { page: paths.demande, edit: paths.editDemande },
  profil: { page: paths.utilisateur, edit: () => paths.editProfile() },
}
