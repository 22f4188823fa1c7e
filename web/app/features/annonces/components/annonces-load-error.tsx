import { LoadError } from '../../../ui/notices/load-error.tsx'

/** Shown when the member's listings could not be loaded. */
export const AnnoncesLoadError = ({ message }: { message: string }) => (
  <LoadError>{`Erreur lors de la récupération des logements : ${message}`}</LoadError>
)
