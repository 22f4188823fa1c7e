import { paths } from '@colocdar/contracts/paths'
import { Button, ButtonLink } from '../../../ui/elements/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

/** Shown when a public profile could not be loaded. */
export const PublicLoadError = ({ missing }: { missing: boolean }) => (
  <div className="page-largeur flex flex-col gap-6 py-8 md:py-12">
    <h1 className="sr-only">Profil</h1>
    <Alert tone="error">Failed to load user data. Please try again later.</Alert>
    <EmptyState
      title={missing ? 'Profil introuvable' : 'Profil indisponible'}
      text={
        missing
          ? 'Ce membre n’existe pas, ou n’a plus d’annonce publique.'
          : 'Quelque chose a empêché la page de se charger.'
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {!missing && <Button onClick={() => location.reload()}>Réessayer</Button>}
          <ButtonLink to={paths.demandes()} variant="quiet">
            Voir les demandes
          </ButtonLink>
        </div>
      }
    />
  </div>
)
