import type { Offre } from '@colocdar/contracts/offres'
import { PointsList } from '../../correspondances/components/points-list.tsx'
import { fetchCorrespondances } from '../../correspondances/fetch-correspondances.ts'
import { pointSentence } from '../../correspondances/point-sentence.ts'
import { DemandeCard } from '../../demandes/components/demande-card.tsx'
import { Matches } from './matches.tsx'

/** Who looks for such a home, and why it fits. */
export const MatchingDemandes = ({ offre }: { offre: Offre }) => (
  <Matches
    title="Demandes qui correspondent"
    noun="demande"
    none="Aucune demande publique ne correspond pour l’instant."
    load={() => fetchCorrespondances({ offreId: offre.id })}
    renderMatch={({ demande, points }) =>
      demande && (
        <li key={demande.id} className="flex flex-col gap-3">
          <DemandeCard demande={demande} />
          <PointsList
            points={points.map((point) => ({
              convient: point.convient,
              sentence: pointSentence('owner', point, { offre, demande }),
            }))}
          />
        </li>
      )
    }
  />
)
