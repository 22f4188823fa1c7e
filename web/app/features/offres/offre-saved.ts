import type { Offre } from '@colocdar/contracts/offres'
import { showToast } from '../../ui/notices/notice-store.ts'

/** Confirms the change, and says when the offer has to be verified again. */
export const showOffreSaved = ({ verified }: Pick<Offre, 'verified'>): void => {
  showToast({
    title: 'Offre mise à jour avec succès !',
    ...(!verified && { text: 'Elle sera visible une fois vérifiée.' }),
  })
}
