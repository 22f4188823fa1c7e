import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/elements/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

/** Shown when the member's listings could not be loaded. */
export const AnnoncesLoadError = ({ message }: { message: string }) => {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert tone="error">{`Erreur lors de la récupération des logements : ${message}`}</Alert>
      <Button variant="quiet" loading={state === 'loading'} onClick={() => void revalidate()}>
        Réessayer
      </Button>
    </div>
  )
}
