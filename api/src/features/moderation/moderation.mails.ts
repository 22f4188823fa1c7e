import type { ModerationDecision, ModerationKind } from '@colocdar/contracts/moderation'
import { paths } from '@colocdar/contracts/paths'
import * as z from 'zod'
import { defineMail, type Mail } from '../../mail/mail-kind.ts'

interface Decided {
  id: number
  to: string
  titre: string
  motif: string
}

/** The mail that tells the author about a decision. Only modifications of a profile are decided on. */
export const decisionMail = (
  kind: Exclude<ModerationKind, 'profil'>,
  decision: ModerationDecision,
  decided: Decided,
): Mail => decisionMails[kind][decision === 'verify' ? 'verifie' : 'refuse'](decided)

/** The mail that tells the author about a decision on a modification. */
export const modificationMail = (
  kind: Exclude<ModerationKind, 'avis'>,
  decision: ModerationDecision,
  { id: objetId, to, titre, motif }: Decided,
): Mail =>
  decision === 'verify'
    ? modificationAcceptee.to(to, { objet: kind, objetId, titre })
    : modificationRefusee.to(to, { objet: kind, objetId, titre, motif })

const decisionMails = {
  offre: {
    verifie: ({ id, to, titre }: Decided) => offreVerifiee.to(to, { titre, offreId: id }),
    refuse: ({ id, to, titre, motif }: Decided) => offreRefusee.to(to, { titre, offreId: id, motif }),
  },
  demande: {
    verifie: ({ id, to, titre }: Decided) => demandeVerifiee.to(to, { titre, demandeId: id }),
    refuse: ({ id, to, titre, motif }: Decided) => demandeRefusee.to(to, { titre, demandeId: id, motif }),
  },
  avis: {
    verifie: ({ to }: Decided) => avisValide.to(to, {}),
    refuse: ({ to, motif }: Decided) => avisRefuse.to(to, { motif }),
  },
}

export const offreVerifiee = defineMail({
  template: 'offreVerifiee',
  fields: z.object({ titre: z.string(), offreId: z.int() }),
  content: ({ titre, offreId }) => ({
    subject: `Votre offre est en ligne\u00a0: ${titre}`,
    title: 'Votre offre est en ligne\u00a0!',
    paragraphs: [`Notre équipe a vérifié votre offre «\u00a0${titre}\u00a0». Tout le monde peut maintenant la voir.`],
    buttons: [{ label: 'Voir mon offre', path: paths.offre(offreId) }],
    note: 'Pensez à la marquer comme louée dès que vous avez trouvé votre colocataire.',
  }),
})

export const offreRefusee = defineMail({
  template: 'offreRefusee',
  fields: z.object({ titre: z.string(), offreId: z.int(), motif: z.string() }),
  content: ({ titre, offreId, motif }) => ({
    subject: `Votre offre est à corriger\u00a0: ${titre}`,
    title: 'Votre offre n’a pas pu être publiée',
    paragraphs: [
      `Notre équipe a relu votre offre «\u00a0${titre}\u00a0» et ne peut pas la publier telle quelle. Voici pourquoi\u00a0:`,
    ],
    quote: motif,
    buttons: [{ label: 'Modifier mon offre', path: paths.editOffre(offreId) }],
    note: 'Une fois modifiée, votre offre repasse à la vérification.',
  }),
})

export const demandeVerifiee = defineMail({
  template: 'demandeVerifiee',
  fields: z.object({ titre: z.string(), demandeId: z.int() }),
  content: ({ titre, demandeId }) => ({
    subject: `Votre demande est en ligne\u00a0: ${titre}`,
    title: 'Votre demande est en ligne\u00a0!',
    paragraphs: [
      `Notre équipe a vérifié votre demande «\u00a0${titre}\u00a0». Les propriétaires peuvent maintenant la voir.`,
    ],
    buttons: [{ label: 'Voir ma demande', path: paths.demande(demandeId) }],
  }),
})

export const demandeRefusee = defineMail({
  template: 'demandeRefusee',
  fields: z.object({ titre: z.string(), demandeId: z.int(), motif: z.string() }),
  content: ({ titre, demandeId, motif }) => ({
    subject: `Votre demande est à corriger\u00a0: ${titre}`,
    title: 'Votre demande n’a pas pu être publiée',
    paragraphs: [
      `Notre équipe a relu votre demande «\u00a0${titre}\u00a0» et ne peut pas la publier telle quelle. Voici pourquoi\u00a0:`,
    ],
    quote: motif,
    buttons: [{ label: 'Modifier ma demande', path: paths.editDemande(demandeId) }],
    note: 'Une fois modifiée, votre demande repasse à la vérification.',
  }),
})

export const avisValide = defineMail({
  template: 'avisValide',
  fields: z.object({}),
  content: () => ({
    subject: 'Votre avis est publié',
    title: 'Merci pour votre avis\u00a0!',
    paragraphs: ['Notre équipe a validé votre avis\u00a0: il paraît maintenant sur la page d’accueil de Colocdar.'],
    buttons: [{ label: 'Voir les avis', path: paths.home() }],
  }),
})

export const avisRefuse = defineMail({
  template: 'avisRefuse',
  fields: z.object({ motif: z.string() }),
  content: ({ motif }) => ({
    subject: 'Votre avis n’a pas été publié',
    title: 'Votre avis n’a pas pu être publié',
    paragraphs: ['Notre équipe a relu votre avis et ne peut pas le publier. Voici pourquoi\u00a0:'],
    quote: motif,
    buttons: [{ label: 'Donner un autre avis', path: paths.addAvis() }],
  }),
})

const modified = { objet: z.enum(['offre', 'demande', 'profil']), objetId: z.int(), titre: z.string() }

export const modificationAcceptee = defineMail({
  template: 'modificationAcceptee',
  fields: z.object(modified),
  content: ({ objet, objetId, titre }) => ({
    subject: `Votre modification est en ligne\u00a0: ${titre}`,
    title: 'Votre modification est acceptée',
    paragraphs: [
      `Notre équipe a relu la modification de ${objets[objet].name(titre)}\u00a0: elle est maintenant en ligne.`,
    ],
    buttons: [{ label: objets[objet].see, path: objets[objet].page(objetId) }],
  }),
})

export const modificationRefusee = defineMail({
  template: 'modificationRefusee',
  fields: z.object({ ...modified, motif: z.string() }),
  content: ({ objet, objetId, titre, motif }) => ({
    subject: `Votre modification est à revoir\u00a0: ${titre}`,
    title: 'Votre modification n’a pas pu être publiée',
    paragraphs: [
      `Notre équipe a relu la modification de ${objets[objet].name(titre)} et ne peut pas la publier telle quelle. La version vérifiée reste en ligne. Voici pourquoi\u00a0:`,
    ],
    quote: motif,
    buttons: [{ label: 'Revoir ma modification', path: objets[objet].edit(objetId) }],
    note: 'Ce que vous avez écrit est gardé\u00a0: vous pouvez le corriger ou y renoncer.',
  }),
})

/** What was modified, in words and addresses. */
const objets = {
  offre: {
    name: (titre: string) => `votre annonce «\u00a0${titre}\u00a0»`,
    see: 'Voir mon annonce',
    page: paths.offre,
    edit: paths.editOffre,
  },
  demande: {
    name: (titre: string) => `votre demande «\u00a0${titre}\u00a0»`,
    see: 'Voir ma demande',
    page: paths.demande,
    edit: paths.editDemande,
  },
  profil: {
    name: () => 'votre profil',
    see: 'Voir mon profil',
    page: paths.utilisateur,
    edit: () => paths.editProfile(),
  },
}
