import type { ColocType } from '@colocdar/contracts/enumerations'
import { type AnnonceFigures, vues } from '@colocdar/contracts/vues'
import { useEffect, useState } from 'react'
import { call } from '../../lib/client/client.ts'
import { reportError } from '../../lib/client/report-error.ts'

/** The figures of the member's own ads by id, once they have arrived: the lists are whole without them. */
export const useFigures = (type: ColocType): ReadonlyMap<number, AnnonceFigures> => {
  const [figures, setFigures] = useState<AnnonceFigures[]>([])
  useEffect(() => {
    call(vues.mine, {}).then(setFigures, (error: unknown) => reportError('chiffres des annonces', error))
  }, [])
  return new Map(figures.filter((each) => each.type === type).map((each) => [each.id, each]))
}
