import type { Offre } from '@colocdar/contracts/offres'
import { showToast } from '../../ui/notices/notice-store.ts'

/** Confirms the change, and says what waits for a verification. */
export const showOffreSaved = ({ verified, modification }: Pick<Offre, 'verified' | 'modification'>): void => {
  showToast({
    title: 'Offre mise à jour avec succès !',
    ...(!verified && { text: 'Elle sera visible une fois vérifiée.' }),
    ...(modification?.etat === 'attente' && {
      text: 'Votre modification sera relue. D’ici là, votre annonce reste en ligne telle qu’elle était.',
    }),
  })
}
