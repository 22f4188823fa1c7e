import type { Offre } from '@colocdar/contracts/offres'
import { showToast } from '../../ui/notices/toast-store.ts'

/** Says that a change is kept, and that one who is back in the queue has to wait for us again. */
export const showOffreSaved = ({ verified }: Pick<Offre, 'verified'>): void => {
  showToast({
    title: 'Offre mise à jour avec succès !',
    ...(!verified && { description: 'Elle sera visible une fois vérifiée.' }),
  })
}
