import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/elements/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

/** Shown when the member's own profile could not be loaded. */
export const ProfileLoadError = ({ message }: { message: string | null }) => {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="flex flex-col items-start gap-4">
      <Alert tone="error">{`Erreur lors de la récupération des données de profil : ${message}`}</Alert>
      <Button onClick={() => void revalidate()} loading={state === 'loading'}>
        Réessayer
      </Button>
    </div>
  )
}
