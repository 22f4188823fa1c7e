import type { ColocType } from '@colocdar/contracts/enumerations'
import { type AnnonceFigures, vues } from '@colocdar/contracts/vues'
import { useEffect, useState } from 'react'
import { call } from '../../lib/client/client.ts'
import { reportError } from '../../lib/client/report-error.ts'

/** Finds the figures of the member's own ads, once they have arrived: the lists are whole without them. */
export const useFigures = () => {
  const [figures, setFigures] = useState<AnnonceFigures[]>([])
  useEffect(() => {
    call(vues.mine, {}).then(setFigures, (error: unknown) => reportError('chiffres des annonces', error))
  }, [])
  return (type: ColocType, id: number) => figures.find((each) => each.type === type && each.id === id)
}
