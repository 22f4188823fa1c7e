import { BadgeCheck, CircleX, Clock } from 'lucide-react'
import { Badge } from '../../../ui/elements/badge.tsx'
import type { ShownDemande } from '../shown-demande.ts'

/** The state of the member's own request: verified, refused or waiting. */
export const DemandeEtat = ({ demande: { verified, motifRefus } }: { demande: ShownDemande }) => {
  if (verified) {
    return (
      <Badge tone="menthe" icon={<BadgeCheck />}>
        Vérifié
      </Badge>
    )
  }
  return motifRefus ? (
    <Badge tone="grenade" icon={<CircleX />}>
      Refusée
    </Badge>
  ) : (
    <Badge tone="safran" icon={<Clock />}>
      En cours de vérification
    </Badge>
  )
}
