import type { Paged } from '@colocdar/contracts/common'
import type { Offre } from '@colocdar/contracts/offres'
import { paths, withQuery } from '@colocdar/contracts/paths'
import { useLocation } from 'react-router'
import { counted } from '../../../lib/formats/counted.ts'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { ListPager } from '../../../ui/navigation/pager.tsx'
import { useFigures } from '../../vues/use-figures.ts'
import { MyOffre } from './my-offre.tsx'

interface MesOffresListProps {
  offres: Paged<Offre>
  waiting: number
}

/** A page of the member's own offers. */
export const MesOffresList = ({ offres, waiting }: MesOffresListProps) => {
  const { pathname } = useLocation()
  if (offres.totalElements === 0) return <NoOffre />
  if (offres.empty) return <BeyondLastPage firstPage={pathname} />
  return (
    <>
      <h2 aria-live="polite" className="font-semibold font-text text-lg tracking-normal">
        {counted(offres.totalElements, 'annonce')}
        {waiting > 0 && `, dont ${waiting} en attente de vérification`}
      </h2>
      <OffreGrid offres={offres.content} />
      <ListPager list={offres} hrefFor={(page) => withQuery(pathname, { page: page || null })} />
    </>
  )
}

export const OffreGrid = ({ offres }: { offres: readonly Offre[] }) => {
  const figures = useFigures('offre')
  return (
    <ul className={gridLook}>
      {offres.map((offre) => (
        <li key={offre.id}>
          <MyOffre offre={offre} figures={figures.get(offre.id)} />
        </li>
      ))}
    </ul>
  )
}

export const gridLook = 'grid items-start gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3'

export const NoOffre = () => (
  <EmptyState
    title="Aucun logement trouvé"
    text="Vous n’avez encore publié aucune offre. Une chambre libre trouve vite preneur."
    action={<ButtonLink to={paths.addOffre()}>Publier une offre</ButtonLink>}
  />
)

const BeyondLastPage = ({ firstPage }: { firstPage: string }) => (
  <EmptyState
    title="Aucun logement trouvé"
    text="Cette page est au-delà de la dernière&nbsp;: la liste a peut-être raccourci entre-temps."
    action={<ButtonLink to={firstPage}>Revenir à la première page</ButtonLink>}
  />
)
