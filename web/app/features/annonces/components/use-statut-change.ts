import { type Offre, offres } from '@colocdar/contracts/offres'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isSessionEnd } from '../../../lib/auth/session-end.ts'
import { call } from '../../../lib/client/client.ts'
import { showToast } from '../../../ui/notices/notice-store.ts'

/** Marks an offer as rented, or a rented one as available, and reloads the list. */
export const useStatutChange = ({ id, statut }: Pick<Offre, 'id' | 'statut'>) => {
  const { revalidate } = useRevalidator()
  const [changing, setChanging] = useState(false)
  const isLoue = statut === 'LOUE'

  const change = async (): Promise<void> => {
    setChanging(true)
    try {
      await call(isLoue ? offres.markDisponible : offres.markLoue, { params: { id } })
      showToast({ title: isLoue ? 'Annonce de nouveau disponible' : 'Annonce marquée comme louée' })
    } catch (error) {
      if (isSessionEnd(error)) return
      showToast({
        title: 'Le statut n’a pas changé',
        text: error instanceof Error ? error.message : String(error),
        tone: 'error',
      })
    }
    await revalidate()
    setChanging(false)
  }
  return { isLoue, change, changing }
}
