import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/blog'
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
    <Alert tone="error">{texts.error(message)}</Alert>
    {retry ? (
      <Button onClick={() => location.reload()}>{texts.retry}</Button>
    ) : (
      <ButtonLink to={paths.blogs()} variant="quiet">
        {texts.back}
      </ButtonLink>
    )}
  </div>
)
