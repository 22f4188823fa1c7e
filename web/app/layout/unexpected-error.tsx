import { paths } from '@colocdar/contracts/paths'
import { Button, ButtonLink } from '../ui/elements/button.tsx'
import { House, RotateCw } from '../ui/icons.ts'
import { FullPageMessage } from './full-page-message.tsx'

export const UnexpectedError = ({ requestId }: { requestId?: string | undefined }) => (
  <FullPageMessage
    title="Unexpected Application Error!"
    text="Quelque chose s’est mal passé de notre côté. Rechargez la page&nbsp;; si cela continue, revenez un peu plus tard."
    note={requestId && `Référence à nous donner si vous nous écrivez\u00a0: ${requestId}`}
  >
    <Button onClick={() => location.reload()} icon={<RotateCw className="size-5" />}>
      Recharger la page
    </Button>
    <ButtonLink to={paths.home()} variant="quiet" reloadDocument icon={<House className="size-5" />}>
      Retour à l’accueil
    </ButtonLink>
  </FullPageMessage>
)
