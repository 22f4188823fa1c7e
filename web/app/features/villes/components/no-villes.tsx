import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/elements/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

/** Shown in a form when the cities could not be loaded. */
export const NoVilles = () => {
  const { revalidate, state } = useRevalidator()
  return (
    <Alert tone="warning" title="Les villes n’ont pas pu être lues">
      <Button variant="quiet" loading={state === 'loading'} onClick={() => void revalidate()} className="mt-3">
        Réessayer
      </Button>
    </Alert>
  )
}
