import { useEffect, useState } from 'react'
import { heading } from '#texts/features/correspondances'
import { reportError } from '../../../lib/client/report-error.ts'
import { fetchCorrespondances } from '../fetch-correspondances.ts'
import { saidPoints } from '../point-sentence.ts'
import { PointsList, type SaidPoint } from './points-list.tsx'

/** An offer beside the reader's own request. Nothing while there is nothing to say: the page is whole without it. */
const OffreFit = ({ offreId }: { offreId: number }) => {
  const [points, setPoints] = useState<SaidPoint[]>([])
  useEffect(() => {
    let current = true
    fetchCorrespondances({ offreId }).then(
      ([match]) => {
        const { offre, demande } = match ?? {}
        if (current) setPoints(match && offre && demande ? saidPoints('seeker', match, { offre, demande }) : [])
      },
      (error: unknown) => reportError(`correspondances ${offreId}`, error),
    )
    return () => {
      current = false
    }
  }, [offreId])
  if (points.length === 0) return null
  return (
    <section aria-labelledby="correspondance" className="rounded-carte border border-bord bg-papier p-5">
      <h2 id="correspondance" className="mb-3 text-xl">
        {heading}
      </h2>
      <PointsList points={points} />
    </section>
  )
}

export default OffreFit
