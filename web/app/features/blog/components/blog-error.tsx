import { paths } from '@colocdar/contracts/paths'
import { Button, ButtonLink } from '../../../ui/elements/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

interface BlogErrorProps {
  title: string
  message: string
  /** Offers to load the page again, instead of a way back. */
  retry?: boolean
}

export const BlogError = ({ title, message, retry = false }: BlogErrorProps) => (
  <div className="page-largeur flex flex-col items-start gap-6 py-12">
    <h1 className="text-3xl">{title}</h1>
    <Alert tone="error">Erreur: {message}</Alert>
    {retry ? (
      <Button onClick={() => location.reload()}>Réessayer</Button>
    ) : (
      <ButtonLink to={paths.blogs()} variant="quiet">
        Retour au blog
      </ButtonLink>
    )}
  </div>
)
