import * as texts from '#texts/features/demandes'
import { formatDate } from '../../../../lib/formats/dates.ts'
import { nomOf } from '../../../../lib/formats/ville-nom.ts'
import { Facts } from '../../../../ui/layout/facts.tsx'
import { demandeFaitsOf } from '../../demande-faits.ts'
import type { ShownDemande } from '../../shown-demande.ts'

export const DemandeFaits = ({ demande }: { demande: ShownDemande }) => {
  const { ville, quartier, adresse, dateDemande, description } = demande
  const { budget, dateDisponibilite, duree, logementType } = demandeFaitsOf(demande)
  return (
    <Facts
      facts={[
        { ...budget, value: budget.value ? <Budget budget={budget.value} /> : texts.noBudget },
        dateDisponibilite,
        duree,
        { label: texts.dateDemande, value: dateDemande ? formatDate(dateDemande) : texts.noDate },
        { label: texts.ville, value: nomOf(ville) || texts.noVille },
        { label: texts.quartier, value: quartier || texts.noQuartier },
        ...(adresse ? [{ label: texts.adresse, value: adresse, wide: true }] : []),
        ...(logementType.value ? [logementType] : []),
        { label: texts.description, value: description || texts.noDescription, wide: true },
      ]}
    />
  )
}

const Budget = ({ budget }: { budget: string }) => (
  <>
    <span className="font-bold font-titre text-2xl text-terracotta">{budget}</span>
    <span className="font-normal text-brume"> {texts.perMonth}</span>
  </>
)
