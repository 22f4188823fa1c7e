import { CalendarDays, Clock, House, type LucideIcon, MapPinned, Maximize2, Users } from 'lucide-react'
import { counted } from '../../../../lib/formats/counted.ts'
import { formatDisponibilite } from '../../../../lib/formats/disponibilite.ts'
import { formatDuree } from '../../../../lib/formats/duree.ts'
import { formatSuperficie } from '../../../../lib/formats/superficie.ts'
import { logementLabels } from '../../offre-labels.ts'
import type { ShownOffre } from '../../shown-offre.ts'

export const OffreFeatures = ({ offre }: { offre: ShownOffre }) => (
  <section aria-labelledby="caracteristiques">
    <h2 id="caracteristiques" className="text-2xl">
      Caractéristiques
    </h2>
    <dl className="mt-4 grid grid-cols-2 gap-3 xl:grid-cols-3">
      {featuresOf(offre).map(({ Icon, label, value }) => (
        <div key={label} className="flex flex-col gap-1 rounded-carte border border-bord bg-papier p-4">
          <dt className="flex items-center gap-2 text-brume text-sm">
            <Icon className="size-5 shrink-0 text-majorelle" strokeWidth={1.75} />
            {label}
          </dt>
          <dd className="break-words font-semibold">{value ?? 'Non spécifié'}</dd>
        </div>
      ))}
    </dl>
  </section>
)

interface Feature {
  Icon: LucideIcon
  label: string
  value: string | null
}

const featuresOf = ({
  logementType,
  superficie,
  nbrColoc,
  dateDisponibilite,
  duree,
  adresse,
}: ShownOffre): Feature[] => [
  { Icon: House, label: 'Type', value: logementType ? logementLabels[logementType] : null },
  { Icon: Maximize2, label: 'Superficie', value: superficie ? formatSuperficie(superficie) : null },
  { Icon: Users, label: 'Recherche', value: nbrColoc ? counted(nbrColoc, 'colocataire') : null },
  { Icon: CalendarDays, label: 'Disponibilité', value: formatDisponibilite(dateDisponibilite) },
  { Icon: Clock, label: 'Durée', value: duree ? formatDuree(duree) : null },
  { Icon: MapPinned, label: 'Adresse', value: adresse || null },
]
