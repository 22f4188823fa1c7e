import { paths } from '@colocdar/contracts/paths'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Button, ButtonLink } from '../ui/elements/button.tsx'
import { House, RotateCw, Search } from '../ui/icons.ts'
import { FullPageMessage } from './full-page-message.tsx'

export const NotFound = () => <Missing />

/** The spec shows the same page when there was no answer; the address stays, and another try may succeed. */
export const NoAnswer = () => {
  const { revalidate, state } = useRevalidator()
  return (
    <Missing>
      <p className="w-full">… ou nous n’avons pas pu la charger. Vérifiez votre connexion Internet.</p>
      <Button onClick={() => void revalidate()} loading={state === 'loading'} icon={<RotateCw className="size-5" />}>
        Réessayer
      </Button>
    </Missing>
  )
}

const Missing = ({ children }: { children?: ReactNode }) => (
  <FullPageMessage title="404" text="La page n'existe pas">
    {children}
    <ButtonLink to={paths.home()} icon={<House className="size-5" />}>
      Retour à l’accueil
    </ButtonLink>
    <ButtonLink to={paths.offres()} variant="quiet" icon={<Search className="size-5" />}>
      Voir les colocations
    </ButtonLink>
  </FullPageMessage>
)
