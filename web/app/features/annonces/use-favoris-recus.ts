import { favoris } from '@colocdar/contracts/favoris'
import { useEffect, useState } from 'react'
import { call } from '../../lib/client/client.ts'

/** How many members keep each of these offers; empty until known, and when the call fails: the screen does without. */
export const useFavorisRecus = (offreIds: readonly number[]): ReadonlyMap<number, number> => {
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map())
  const ids = offreIds.join(',')
  useEffect(() => {
    if (ids === '') return
    let shown = true
    call(favoris.recus, { query: { ids } }).then(
      (found) => {
        if (shown) setCounts(new Map(found.map(({ offreId, nombre }) => [offreId, nombre])))
      },
      () => {},
    )
    return () => {
      shown = false
    }
  }, [ids])
  return counts
}
