import { useRevalidator } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'

/** In place of one's ads when they could not be read. */
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
