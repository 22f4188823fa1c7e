import { useEffect, useState } from 'react'
import { reportError } from '../../../lib/client/report-error.ts'
import { fetchCorrespondances } from '../fetch-correspondances.ts'
import { saidPoints } from '../point-sentence.ts'
import { PointsList, type SaidPoint } from './points-list.tsx'

/** An offer beside the reader's own request. Nothing while there is nothing to say: the page is whole without it. */
const OffreFit = ({ offreId }: { offreId: number }) => {
  const [points, setPoints] = useState<SaidPoint[]>([])
  useEffect(() => {
    let current = true
    comparePoints(offreId).then(
      (compared) => current && setPoints(compared),
      (error: unknown) => reportError(`correspondances ${offreId}`, error),
    )
    return () => {
      current = false
    }
  }, [offreId])
  return points.length === 0 ? null : <FitPanel points={points} />
}

export default OffreFit

const comparePoints = async (offreId: number): Promise<SaidPoint[]> => {
  const [compared] = await fetchCorrespondances({ offreId })
  if (!compared?.offre || !compared.demande) return []
  const { offre, demande, points } = compared
  return saidPoints('seeker', points, { offre, demande })
}

const FitPanel = ({ points }: { points: readonly SaidPoint[] }) => (
  <section aria-labelledby="correspondance" className="rounded-carte border border-bord bg-papier p-5">
    <h2 id="correspondance" className="mb-3 text-xl">
      Cette offre et votre demande
    </h2>
    <PointsList points={points} />
  </section>
)
