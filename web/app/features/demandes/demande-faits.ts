import { demandeFaits } from '@colocdar/contracts/demandes-faits'
import { formatDisponibilite } from '../../lib/formats/disponibilite.ts'
import { formatDuree } from '../../lib/formats/duree.ts'
import { logementLabels } from '../../lib/formats/labels.ts'
import { formatPrix } from '../../lib/formats/prix.ts'
import type { ShownDemande } from './shown-demande.ts'

type DemandeFait = keyof typeof demandeFaits

/** The faits of a request as people read them; null where it does not say. */
export const demandeFaitsOf = ({
  budget,
  dateDisponibilite,
  duree,
  logementType,
}: Pick<ShownDemande, DemandeFait>): Record<DemandeFait, { label: string; value: string | null }> => ({
  budget: { label: demandeFaits.budget.label, value: budget ? formatPrix(budget) : null },
  dateDisponibilite: {
    label: demandeFaits.dateDisponibilite.label,
    value: formatDisponibilite(dateDisponibilite),
  },
  duree: { label: demandeFaits.duree.label, value: duree ? formatDuree(duree) : null },
  logementType: {
    label: demandeFaits.logementType.label,
    value: logementType ? logementLabels[logementType] : null,
  },
})
