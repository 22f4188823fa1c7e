import { annonceEtats } from '@colocdar/contracts/annonces-etats'
import * as texts from '#texts/features/demandes'
import { Badge } from '../../../ui/elements/badge.tsx'
import { BadgeCheck, CircleX, Clock, Moon } from '../../../ui/icons.ts'
import type { ShownDemande } from '../shown-demande.ts'

/** The state of the member's own request. */
export const DemandeEtat = ({ demande: { verified, etat } }: { demande: ShownDemande }) => {
  switch (etat) {
    case 'refusee':
    case 'retiree':
    case 'signalee':
    case 'bloquee':
      return (
        <Badge tone="grenade" icon={<CircleX />}>
          {annonceEtats[etat].label}
        </Badge>
      )
    case 'endormie':
      return (
        <Badge tone="safran" icon={<Moon />}>
          {annonceEtats[etat].label}
        </Badge>
      )
    default:
      return verified ? (
        <Badge tone="menthe" icon={<BadgeCheck />}>
          {texts.verified}
        </Badge>
      ) : (
        <Badge tone="safran" icon={<Clock />}>
          {texts.waiting}
        </Badge>
      )
  }
}
