import { paths } from '@colocdar/contracts/paths'
import { useRevalidator } from 'react-router'
import { Button, ButtonLink } from '../ui/elements/button.tsx'
import { House, RotateCw, Search } from '../ui/icons.ts'
import { FullPageMessage } from './full-page-message.tsx'

export const NotFound = () => (
  <FullPageMessage title="404" text="La page n'existe pas">
    <Home />
    <ButtonLink to={paths.offres()} variant="quiet" icon={<Search className="size-5" />}>
      Voir les colocations
    </ButtonLink>
  </FullPageMessage>
)

/** There was no answer, and the page may well exist: its address stays, and another try may succeed. */
export const NoAnswer = () => {
  const { revalidate, state } = useRevalidator()
  return (
    <FullPageMessage
      title="Pas de réponse"
      text="Nous n’avons pas pu charger cette annonce. Vérifiez votre connexion Internet, puis réessayez."
    >
      <Button onClick={() => void revalidate()} loading={state === 'loading'} icon={<RotateCw className="size-5" />}>
        Réessayer
      </Button>
      <Home />
    </FullPageMessage>
  )
}

const Home = () => (
  <ButtonLink to={paths.home()} icon={<House className="size-5" />}>
    Retour à l’accueil
  </ButtonLink>
)
