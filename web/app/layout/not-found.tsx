import { paths } from '@colocdar/contracts/paths'
import { House, Search } from 'lucide-react'
import { ButtonLink } from '../ui/elements/button.tsx'
import { FullPageMessage } from './full-page-message.tsx'

export const NotFound = () => (
  <FullPageMessage title="404" text="La page n'existe pas">
    <ButtonLink to={paths.home()} icon={<House className="size-5" />}>
      Retour à l’accueil
    </ButtonLink>
    <ButtonLink to={paths.offres()} variant="quiet" icon={<Search className="size-5" />}>
      Voir les colocations
    </ButtonLink>
  </FullPageMessage>
)
