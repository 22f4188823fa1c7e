import { paths } from '@colocdar/contracts/paths'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { ArrowLeft } from '../../../ui/icons.ts'
import { LoadError } from '../../../ui/notices/load-error.tsx'

/** Shown when the member's listings could not be loaded. */
export const AnnoncesLoadError = ({ message }: { message: string }) => (
  <LoadError>{`Erreur lors de la récupération des logements : ${message}`}</LoadError>
)

export const BackToProfile = () => (
  <ButtonLink to={paths.profile()} variant="quiet" icon={<ArrowLeft className="size-5 rtl:-scale-x-100" />}>
    Retour au profil
  </ButtonLink>
)
