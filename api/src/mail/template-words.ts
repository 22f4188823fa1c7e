import { paths } from '@colocdar/contracts/paths'
import type { SignalementSuite } from '@colocdar/contracts/signalements'

/** What freshness asks, in words. */
export const fresh = {
  offre: { question: 'Votre annonce est-elle toujours disponible', yes: 'Toujours disponible', no: 'C’est loué' },
  demande: { question: 'Cherchez-vous toujours', yes: 'Je cherche toujours', no: 'J’ai trouvé' },
}

/** What a modification is about, in words and addresses. */
export const modified = {
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

/** What upheld reports mean for the member, in words. */
export const followed: Record<SignalementSuite, string> = {
  avertir: '',
  effacer: ' La présentation de votre profil n’est plus en ligne\u00a0: vous pouvez la corriger, nous la relirons.',
  bloquer: ' Votre compte est bloqué, et ce que vous avez publié n’est plus en ligne.',
}
