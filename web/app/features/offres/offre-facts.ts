import type { Offre } from '@colocdar/contracts/offres'
import { counted } from '../../lib/formats/counted.ts'
import { formatDisponibilite } from '../../lib/formats/disponibilite.ts'
import { formatDuree } from '../../lib/formats/duree.ts'
import { formatSuperficie } from '../../lib/formats/superficie.ts'
import { CalendarDays, Clock, type Icon as IconType, Maximize2, Users } from '../../ui/icons.ts'
import type { ShownOffre } from './shown-offre.ts'

export interface OffreFact {
  field: keyof Offre
  Icon: IconType
  label: string
  /** Null shows as « Non spécifié ». */
  value: string | null
}

/** The facts of a home in their order, for the offer's page, the wizard's last step and the moderation. */
export const offreFacts = ({ superficie, nbrColoc, dateDisponibilite, duree }: ShownOffre): OffreFact[] => [
  {
    field: 'superficie',
    Icon: Maximize2,
    label: 'Superficie',
    value: superficie ? formatSuperficie(superficie) : null,
  },
  { field: 'nbrColoc', Icon: Users, label: 'Recherche', value: nbrColoc ? counted(nbrColoc, 'colocataire') : null },
  {
    field: 'dateDisponibilite',
    Icon: CalendarDays,
    label: 'Disponibilité',
    value: formatDisponibilite(dateDisponibilite),
  },
  { field: 'duree', Icon: Clock, label: 'Durée', value: duree ? formatDuree(duree) : null },
]
