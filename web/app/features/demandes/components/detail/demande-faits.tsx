import { formatDate } from '../../../../lib/formats/dates.ts'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { demandeFaitsOf } from '../../demande-faits.ts'
import type { ShownDemande } from '../../shown-demande.ts'

export const DemandeFaits = ({ demande }: { demande: ShownDemande }) => {
  const { ville, quartier, adresse, dateDemande, description } = demande
  const { budget, dateDisponibilite, duree, logementType } = demandeFaitsOf(demande)
  return (
    <Facts
      facts={[
        { ...budget, value: budget.value ? <Budget budget={budget.value} /> : 'Prix non disponible' },
        dateDisponibilite,
        duree,
        { label: 'Date de la demande', value: dateDemande ? formatDate(dateDemande) : 'Date non disponible' },
        { label: 'Ville', value: ville?.nom || 'Ville non disponible' },
        { label: 'Quartier', value: quartier || 'Quartier non disponible' },
        ...(adresse ? [{ label: 'Adresse', value: adresse, wide: true }] : []),
        ...(logementType.value ? [logementType] : []),
        { label: 'Description', value: description || 'Description non disponible', wide: true },
      ]}
    />
  )
}

const Budget = ({ budget }: { budget: string }) => (
  <>
    <span className="font-bold font-titre text-2xl text-terracotta">{budget}</span>
    <span className="font-normal text-brume"> / mois</span>
  </>
)
