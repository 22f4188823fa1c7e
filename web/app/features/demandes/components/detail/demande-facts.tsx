import { formatDate } from '../../../../lib/formats/dates.ts'
import { formatDisponibilite } from '../../../../lib/formats/disponibilite.ts'
import { formatDuree } from '../../../../lib/formats/duree.ts'
import { logementLabels } from '../../../../lib/formats/labels.ts'
import { formatPrix } from '../../../../lib/formats/prix.ts'
import { Facts } from '../../../../ui/layout/facts.tsx'
import type { ShownDemande } from '../../shown-demande.ts'

export const DemandeFacts = ({ demande }: { demande: ShownDemande }) => {
  const { budget, dateDisponibilite, duree, ville, quartier, adresse, dateDemande, logement, description } = demande
  return (
    <Facts
      facts={[
        { label: 'Budget', value: budget ? <Budget budget={budget} /> : 'Prix non disponible' },
        { label: 'Disponibilité', value: formatDisponibilite(dateDisponibilite) },
        { label: 'Durée', value: duree ? formatDuree(duree) : null },
        { label: 'Date de la demande', value: dateDemande ? formatDate(dateDemande) : 'Date non disponible' },
        { label: 'Ville', value: ville?.nom || 'Ville non disponible' },
        { label: 'Quartier', value: quartier || 'Quartier non disponible' },
        ...(adresse ? [{ label: 'Adresse', value: adresse, wide: true }] : []),
        ...(logement?.type ? [{ label: 'Logement recherché', value: logementLabels[logement.type] }] : []),
        { label: 'Description', value: description || 'Description non disponible', wide: true },
      ]}
    />
  )
}

const Budget = ({ budget }: { budget: number }) => (
  <>
    <span className="font-bold font-titre text-2xl text-terracotta">{formatPrix(budget)}</span>
    <span className="font-normal text-brume"> / mois</span>
  </>
)
