import type { Chiffres } from '@colocdar/contracts/chiffres'
import { counted } from '../../../lib/formats/counted.ts'
import { formatFigure } from '../../../lib/formats/figure.ts'

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
  { label: 'Membres', value: formatFigure(totaux.membres) },
  { label: 'Offres publiques', value: formatFigure(totaux.offresPubliques) },
  { label: 'Demandes publiques', value: formatFigure(totaux.demandesPubliques) },
  { label: 'Avis publics', value: formatFigure(totaux.avisValides) },
  { label: 'Messages non lus', value: formatFigure(totaux.messagesNonLus) },
  {
    label: 'En attente de vérification',
    value: formatFigure(totaux.attente.offre + totaux.attente.demande + totaux.attente.avis),
  },
  { label: 'Attente médiane de ce qui attend', value: formatHeures(enCours.mediane) },
  { label: 'La plus longue attente en cours', value: formatHeures(enCours.maximum) },
  {
    label: `Délai médian de ${counted(decides.nombre, 'décision')} en 30 jours`,
    value: formatHeures(decides.mediane),
  },
  { label: 'Le plus long délai en 30 jours', value: formatHeures(decides.maximum) },
]

/** A waiting time in minutes, hours or days. */
export const formatHeures = (hours: number | null): string => {
  if (hours === null) return '—'
  if (hours < 1) return `${Math.round(hours * 60)}\u00a0min`
  return hours < 48 ? `${formatFigure(hours, 1)}\u00a0h` : `${formatFigure(hours / 24, 1)}\u00a0jours`
}
