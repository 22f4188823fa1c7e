import type { Offre } from '@colocdar/contracts/offres'
import { showToast } from '../../ui/notices/toast-store.ts'

/** Confirms the change, and says when the offer has to be verified again. */
export const showOffreSaved = ({ verified }: Pick<Offre, 'verified'>): void => {
  showToast({
    title: 'Offre mise à jour avec succès !',
    ...(!verified && { description: 'Elle sera visible une fois vérifiée.' }),
  })
}
