import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/demandes'
import { ButtonLink } from '../../../../ui/elements/button.tsx'
import { EmptyState } from '../../../../ui/layout/empty-state.tsx'
import { Alert } from '../../../../ui/notices/alert.tsx'
import { LoadError } from '../../../../ui/notices/load-error.tsx'

/** Shown instead of a request that could not be loaded. */
export const DemandeLoadError = ({ message }: { message: string }) => (
  <div className="page-largeur flex flex-col gap-6 py-8 md:py-12">
    <h1 className="sr-only">{texts.page}</h1>
    <Alert tone="error">{message}</Alert>
    <EmptyState
      title={texts.notFound}
      text={texts.notFoundText}
      action={<ButtonLink to={paths.demandes()}>{texts.showAll}</ButtonLink>}
    />
  </div>
)

/** There was no answer: the request may well exist. */
export const DemandeNoAnswer = () => (
  <div className="page-largeur py-8 md:py-12">
    <h1 className="sr-only">{texts.page}</h1>
    <LoadError>
      <p>{texts.loadFailed}</p>
      <p>{texts.noAnswer}</p>
    </LoadError>
  </div>
)
