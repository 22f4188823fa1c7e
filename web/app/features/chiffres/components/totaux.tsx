import type { Chiffres } from '@colocdar/contracts/chiffres'
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
  { label: 'Attente en cours, médiane', value: formatHeures(enCours.mediane) },
  { label: 'Attente en cours, la plus longue', value: formatHeures(enCours.maximum) },
  {
    label: `Attente des ${number(decides.nombre)} décidées en 30 jours, médiane`,
    value: formatHeures(decides.mediane),
  },
  { label: 'Attente des décidées en 30 jours, la plus longue', value: formatHeures(decides.maximum) },
]

const figures = new Intl.NumberFormat('fr')
const number = (value: number): string => figures.format(value)
