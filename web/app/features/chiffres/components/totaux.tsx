import type { Chiffres } from '@colocdar/contracts/chiffres'
import { counted } from '../../../lib/formats/counted.ts'
import { formatHeures } from '../format-heures.ts'

type TotauxProps = Pick<Chiffres, 'totaux' | 'attente'>

export const Totaux = ({ totaux, attente }: TotauxProps) => (
  <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
    {figuresOf({ totaux, attente }).map(({ label, value }) => (
      <div key={label} className="flex flex-col-reverse justify-end rounded-champ border border-bord bg-papier p-4">
        <dt className="text-brume text-sm">{label}</dt>
        <dd className="font-bold font-titre text-2xl">{value}</dd>
      </div>
    ))}
  </dl>
)

const figuresOf = ({ totaux, attente: { enCours, decides } }: TotauxProps) => [
  { label: 'Membres', value: number(totaux.membres) },
  { label: 'Offres publiques', value: number(totaux.offresPubliques) },
  { label: 'Demandes publiques', value: number(totaux.demandesPubliques) },
  { label: 'Avis publics', value: number(totaux.avisValides) },
  { label: 'Messages non lus', value: number(totaux.messagesNonLus) },
  {
    label: 'En attente de vérification',
    value: number(totaux.attente.offre + totaux.attente.demande + totaux.attente.avis),
  },
  { label: 'Attente médiane de ce qui attend', value: formatHeures(enCours.mediane) },
  { label: 'La plus longue attente en cours', value: formatHeures(enCours.maximum) },
  {
    label: `Délai médian de ${counted(decides.nombre, 'décision')} en 30 jours`,
    value: formatHeures(decides.mediane),
  },
  { label: 'Le plus long délai en 30 jours', value: formatHeures(decides.maximum) },
]

const figures = new Intl.NumberFormat('fr')
const number = (value: number): string => figures.format(value)
