import { LoadError } from '../../../ui/notices/load-error.tsx'

/** Shown when the member's own profile could not be loaded. */
export const ProfileLoadError = ({ message }: { message: string | null }) => (
  <LoadError>{`Erreur lors de la récupération des données de profil : ${message}`}</LoadError>
)
