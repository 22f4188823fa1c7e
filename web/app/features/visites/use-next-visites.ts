import { nextVisiteEtat, type Visite, visites } from '@colocdar/contracts/visites'
import { useEffect, useState } from 'react'
import { call } from '../../lib/client/client.ts'
import { reportError } from '../../lib/client/report-error.ts'

/** Finds the visits ahead of the member's own offers, once they have arrived: the list is whole without them. */
export const useNextVisites = () => {
  const [mine, setMine] = useState<Visite[]>([])
  useEffect(() => {
    call(visites.list, { query: { size: 50 } }).then(
      ({ content }) =>
        setMine(content.filter(({ cote, etat }) => cote === 'proprietaire' && nextVisiteEtat('annuler', cote, etat))),
      (error: unknown) => reportError('visites', error),
    )
  }, [])
  return (offreId: number) => mine.filter((visite) => visite.offreId === offreId)
}
