import { paths } from '@colocdar/contracts/paths'
import { ButtonLink } from '../../../../ui/elements/button.tsx'
import { EmptyState } from '../../../../ui/layout/empty-state.tsx'
import { Alert } from '../../../../ui/notices/alert.tsx'
import { LoadError } from '../../../../ui/notices/load-error.tsx'

/** Shown instead of a request that could not be loaded. */
export const DemandeLoadError = ({ message }: { message: string }) => (
  <div className="page-largeur flex flex-col gap-6 py-8 md:py-12">
    <h1 className="sr-only">Demande</h1>
    <Alert tone="error">{message}</Alert>
    <EmptyState
      title="Demande introuvable"
      text="Elle n’est plus en ligne, ou n’est pas encore vérifiée. D’autres personnes cherchent aussi une colocation."
      action={<ButtonLink to={paths.demandes()}>Voir les demandes</ButtonLink>}
    />
  </div>
)

/** There was no answer: the request may well exist. */
export const DemandeNoAnswer = () => (
  <div className="page-largeur py-8 md:py-12">
    <h1 className="sr-only">Demande</h1>
    <LoadError>
      <p>Error fetching demande</p>
      <p>Nous n’avons pas pu la charger. Vérifiez votre connexion Internet, puis réessayez.</p>
    </LoadError>
  </div>
)
