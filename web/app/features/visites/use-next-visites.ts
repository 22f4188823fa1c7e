import type { Offre } from '@colocdar/contracts/offres'
import { type Visite, visites } from '@colocdar/contracts/visites'
import { useEffect, useState } from 'react'
import { call } from '../../lib/client/client.ts'
import { reportError } from '../../lib/client/report-error.ts'
import { canEnd } from './read-visite.ts'

/** Finds the visits ahead of the member's own offers, once they have arrived: the list is whole without them. */
export const useNextVisites = (offres: readonly Offre[]) => {
  const [mine, setMine] = useState<Visite[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offers are read again when one was rented, which ends its visits.
  useEffect(() => {
    let ignore = false
    call(visites.list, { query: { size: 50 } }).then(
      ({ content }) => {
        if (!ignore) setMine(content)
      },
      (error: unknown) => reportError('visites', error),
    )
    return () => {
      ignore = true
    }
  }, [offres])
  return (offreId: number) => nextVisites(mine, offreId)
}

export const nextVisites = (visites: readonly Visite[], offreId: number): Visite[] =>
  visites.filter((visite) => visite.offreId === offreId && visite.cote === 'proprietaire' && canEnd(visite))
