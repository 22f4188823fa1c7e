import { paths } from '@colocdar/contracts/paths'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { useFigures } from '../../vues/use-figures.ts'
import { type Annonce, demandesOf, offresOf } from '../load-annonces.ts'
import { NoOffre } from './mes-offres-list.tsx'
import { MyDemande } from './my-demande.tsx'
import { MyOffre } from './my-offre.tsx'

export const OffresTab = ({ annonces, more }: { annonces: readonly Annonce[]; more: boolean }) => {
  const offres = offresOf(annonces)
  const figures = useFigures('offre')
  if (offres.length === 0) return <NoOffre />
  return (
    <>
      <h2 className="sr-only">Offres</h2>
      <ul className={gridLook}>
        {offres.map((offre) => (
          <li key={offre.id}>
            <MyOffre offre={offre} figures={figures.get(offre.id)} />
          </li>
        ))}
      </ul>
      {more && (
        <Link to={paths.mesAnnonces()} className="lien mt-6 inline-flex min-h-11 items-center font-semibold">
          Voir toutes mes offres
        </Link>
      )}
    </>
  )
}

export const DemandesTab = ({ annonces }: { annonces: readonly Annonce[] }) => {
  const demandes = demandesOf(annonces)
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

const gridLook = 'grid items-start gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3'
