import type { ReactNode } from 'react'
import { counted } from '../../../lib/formats/counted.ts'
import { logementLabels } from '../../../lib/formats/labels.ts'
import { formatSuperficie } from '../../../lib/formats/superficie.ts'
import { Check, House, Maximize2, Users } from '../../../ui/icons.ts'
import type { CardOffre } from '../shown-offre.ts'

/** Area, flatmates and type, and what else its owner told. */
export const OffreCardFacts = ({
  offre: { superficie, nbrColoc, logementType, atouts = [] },
}: {
  offre: CardOffre
}) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
    {!superficie && !nbrColoc && <CardFact>Détails non disponibles</CardFact>}
    {superficie ? <CardFact icon={<Maximize2 />}>{formatSuperficie(superficie)}</CardFact> : null}
    {nbrColoc ? <CardFact icon={<Users />}>{counted(nbrColoc, 'coloc')}</CardFact> : null}
    <CardFact icon={<House />}>{logementType ? logementLabels[logementType] : 'Type non disponible'}</CardFact>
    {atouts.map((atout) => (
      <CardFact key={atout} icon={<Check />}>
        {atout}
      </CardFact>
    ))}
  </ul>
)

const CardFact = ({ icon, children }: { icon?: ReactNode; children: ReactNode }) => (
  <li className="carte-fait">
    {icon}
    {children}
  </li>
)
