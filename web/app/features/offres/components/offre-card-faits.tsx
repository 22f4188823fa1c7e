import type { ReactNode } from 'react'
import { counted } from '../../../lib/formats/counted.ts'
import { logementLabels } from '../../../lib/formats/labels.ts'
import { formatSuperficie } from '../../../lib/formats/superficie.ts'
import { Check, House, Maximize2, Users } from '../../../ui/icons.ts'
import type { CardOffre } from '../shown-offre.ts'

/** Area, flatmates and type, and what else there is room for. */
export const OffreCardFaits = ({ offre: { superficie, nbrColoc, logementType, faits = [] } }: { offre: CardOffre }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
    {!superficie && !nbrColoc && <CardFait>Détails non disponibles</CardFait>}
    {superficie ? <CardFait icon={<Maximize2 />}>{formatSuperficie(superficie)}</CardFait> : null}
    {nbrColoc ? <CardFait icon={<Users />}>{counted(nbrColoc, 'coloc')}</CardFait> : null}
    <CardFait icon={<House />}>{logementType ? logementLabels[logementType] : 'Type non disponible'}</CardFait>
    {faits.map((fait) => (
      <CardFait key={fait} icon={<Check />}>
        {fait}
      </CardFait>
    ))}
  </ul>
)

const CardFait = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <li className="carte-fait">
    {icon}
    {children}
  </li>
)
