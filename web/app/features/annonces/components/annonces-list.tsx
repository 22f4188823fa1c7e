import type { Paged } from '@colocdar/contracts/common'
import type { Demande } from '@colocdar/contracts/demandes'
import type { Offre } from '@colocdar/contracts/offres'
import { paths, withQuery } from '@colocdar/contracts/paths'
import { useLocation } from 'react-router'
import * as texts from '#texts/features/annonces'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { ListPager } from '../../../ui/navigation/pager.tsx'
import { useNextVisites } from '../../visites/use-next-visites.ts'
import { useFigures } from '../../vues/use-figures.ts'
import { MyDemande } from './my-demande.tsx'
import { MyOffre } from './my-offre.tsx'

interface AnnoncesListProps {
  type: 'toutes' | 'offre' | 'demande'
  offres: Paged<Offre>
  /** How many of all offers await verification. */
  waiting: number
  demandes: readonly Demande[]
}

/** The member's own ads: the request on the first page, and a page of the offers. */
export const AnnoncesList = ({ type, offres, waiting, demandes }: AnnoncesListProps) => {
  const { pathname } = useLocation()
  const figuresOf = useFigures()
  const visitesOf = useNextVisites(offres.content)
  const asked = type === 'offre' ? [] : demandes
  const offered = type !== 'demande'
  const total = asked.length + (offered ? offres.totalElements : 0)
  const unverified = asked.filter(({ etat }) => etat === 'attente').length + (offered ? waiting : 0)
  return (
    <div className="flex flex-col gap-6">
      {total > 0 && (
        <h2 aria-live="polite" className="font-semibold font-text text-lg tracking-normal">
          {texts.total(total, unverified)}
        </h2>
      )}
      <ul className="grid items-start gap-x-6 gap-y-10 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
        {(!offered || offres.number === 0) &&
          asked.map((demande) => (
            <li key={`demande-${demande.id}`}>
              <MyDemande demande={demande} figures={figuresOf('demande', demande.id)} />
            </li>
          ))}
        {offered &&
          offres.content.map((offre) => (
            <li key={offre.id}>
              <MyOffre offre={offre} figures={figuresOf('offre', offre.id)} visites={visitesOf(offre.id)} />
            </li>
          ))}
      </ul>
      {offered && offres.totalElements === 0 && <NoOffre />}
      {offered && offres.totalElements > 0 && offres.empty && <BeyondLastPage firstPage={pathname} />}
      {demandes.length === 0 && total === 0 && <NoDemande />}
      {offered && !offres.empty && (
        <ListPager
          list={offres}
          hrefFor={(page) => withQuery(pathname, { type: type === 'toutes' ? null : type, page: page || null })}
        />
      )}
    </div>
  )
}

const NoOffre = () => (
  <EmptyState
    title={texts.noOffre}
    text={texts.noOffreText}
    action={<ButtonLink to={paths.addOffre()}>{texts.publishOffre}</ButtonLink>}
  />
)

const NoDemande = () => (
  <EmptyState
    title={texts.noDemande}
    text={texts.noDemandeText}
    action={<ButtonLink to={paths.addDemande()}>{texts.addDemande}</ButtonLink>}
  />
)

const BeyondLastPage = ({ firstPage }: { firstPage: string }) => (
  <EmptyState
    title={texts.noOffre}
    text={texts.beyondLastPage}
    action={<ButtonLink to={firstPage}>{texts.firstPage}</ButtonLink>}
  />
)
