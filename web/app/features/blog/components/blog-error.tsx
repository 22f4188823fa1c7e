import { paths } from '@colocdar/contracts/paths'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

export const BlogError = ({ message }: { message: string }) => (
  <div className="page-largeur flex flex-col items-start gap-6 py-12">
    <h1 className="text-3xl">Cet article ne s’affiche pas</h1>
    <Alert tone="error">Erreur: {message}</Alert>
    <ButtonLink to={paths.blogs()} variant="quiet">
      Retour au blog
    </ButtonLink>
  </div>
)
