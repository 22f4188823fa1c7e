import type { Demande } from '@colocdar/contracts/demandes'
import type { Offre } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { gridLook, NoOffre, OffreGrid } from './mes-offres-list.tsx'
import { MyDemande } from './my-demande.tsx'

export const OffresTab = ({ offres, more }: { offres: readonly Offre[]; more: boolean }) => {
  if (offres.length === 0) return <NoOffre />
  return (
    <>
      <h2 className="sr-only">Offres</h2>
      <OffreGrid offres={offres} />
      {more && (
        <Link to={paths.mesAnnonces()} className="lien mt-6 inline-flex min-h-11 items-center font-semibold">
          Voir toutes mes offres
        </Link>
      )}
    </>
  )
}

export const DemandesTab = ({ demandes }: { demandes: readonly Demande[] }) => {
  if (demandes.length === 0) {
    return (
      <EmptyState
        title="Aucune demande trouvée"
        text="Dites ce que vous cherchez&nbsp;: ceux qui ont une chambre libre viendront à vous."
        action={<ButtonLink to={paths.addDemande()}>Ajouter une demande</ButtonLink>}
      />
    )
  }
  return (
    <>
      <h2 className="sr-only">Demandes</h2>
      <ul className={gridLook}>
        {demandes.map((demande) => (
          <li key={demande.id}>
            <MyDemande demande={demande} />
          </li>
        ))}
      </ul>
    </>
  )
}
