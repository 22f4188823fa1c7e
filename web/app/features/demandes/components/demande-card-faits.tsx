import { formatDisponibilite } from '../../../lib/formats/disponibilite.ts'
import { formatDuree } from '../../../lib/formats/duree.ts'
import { formatPrix } from '../../../lib/formats/prix.ts'
import { CalendarDays, Clock } from '../../../ui/icons.ts'
import type { ShownDemande } from '../shown-demande.ts'

/** Budget, availability and duration. */
export const DemandeCardFaits = ({ demande: { budget, dateDisponibilite, duree } }: { demande: ShownDemande }) => (
  <dl className="mt-auto flex flex-wrap gap-x-4 gap-y-1.5 border-bord border-t pt-4">
    <div className="w-full">
      <dt className="text-brume text-sm">Budget</dt>
      <dd>
        {budget ? (
          <span className="font-bold font-titre text-2xl text-terracotta">{formatPrix(budget)}</span>
        ) : (
          'Prix non disponible'
        )}
      </dd>
    </div>
    <div className={smallFait}>
      <dt>
        <CalendarDays aria-label="Disponibilité" className="size-4 text-majorelle" />
      </dt>
      <dd>{formatDisponibilite(dateDisponibilite)}</dd>
    </div>
    <div className={smallFait}>
      <dt>
        <Clock aria-label="Durée" className="size-4 text-majorelle" />
      </dt>
      <dd>{duree ? formatDuree(duree) : 'Non spécifié'}</dd>
    </div>
  </dl>
)

const smallFait = 'flex items-center gap-1.5 whitespace-nowrap text-sm'
