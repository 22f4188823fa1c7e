import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/utilisateurs'
import { Button, ButtonLink } from '../../../ui/elements/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

/** Shown when a public profile could not be loaded. */
export const PublicLoadError = ({ missing }: { missing: boolean }) => (
  <div className="page-largeur flex flex-col gap-6 py-8 md:py-12">
    <h1 className="sr-only">{texts.publicTitle}</h1>
    <Alert tone="error">{texts.publicLoadFailed}</Alert>
    <EmptyState
      title={missing ? texts.missingTitle : texts.unavailableTitle}
      text={missing ? texts.missingText : texts.unavailableText}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {!missing && <Button onClick={() => location.reload()}>{texts.retry}</Button>}
          <ButtonLink to={paths.demandes()} variant="quiet">
            {texts.seeDemandes}
          </ButtonLink>
        </div>
      }
    />
  </div>
)
