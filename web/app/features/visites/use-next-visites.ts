import type { Offre } from '@colocdar/contracts/offres'
import type { Visite } from '@colocdar/contracts/visites'
import { useEffect, useState } from 'react'
import { reportError } from '../../lib/client/report-error.ts'
import { nextVisites, readOwnVisites } from './read-visite.ts'

/** Finds the visits ahead of the member's own offers, once they have arrived: the list is whole without them. */
export const useNextVisites = (offres: readonly Offre[]) => {
  const [mine, setMine] = useState<Visite[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offers are read again when one was rented, which ends its visits.
  useEffect(() => {
    let ignore = false
    readOwnVisites().then(
      (visites) => {
        if (!ignore) setMine(visites)
      },
      (error: unknown) => reportError('visites', error),
    )
    return () => {
      ignore = true
    }
  }, [offres])
  return (offreId: number) => nextVisites(mine, offreId)
}
