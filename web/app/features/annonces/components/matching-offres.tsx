import type { Demande } from '@colocdar/contracts/demandes'
import { PointsList } from '../../correspondances/components/points-list.tsx'
import { fetchCorrespondances } from '../../correspondances/fetch-correspondances.ts'
import { pointSentence } from '../../correspondances/point-sentence.ts'
import { OffreCard } from '../../offres/components/offre-card.tsx'
import { toCardOffre } from '../../offres/to-card-offre.ts'
import { Matches } from './matches.tsx'

/** Which homes fit the request, and why. */
export const MatchingOffres = ({ demande }: { demande: Demande }) => (
  <Matches
    title="Offres qui correspondent"
    noun="offre"
    none="Aucune offre publique ne correspond pour l’instant."
    load={() => fetchCorrespondances({ demandeId: demande.id })}
    renderMatch={({ offre, points }) =>
      offre && (
        <li key={offre.id} className="flex flex-col gap-3">
          <OffreCard offre={toCardOffre(offre)} compact />
          <PointsList
            points={points.map((point) => ({
              convient: point.convient,
              sentence: pointSentence('seeker', point, { offre, demande }),
            }))}
          />
        </li>
      )
    }
  />
)
