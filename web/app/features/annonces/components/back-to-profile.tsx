import { paths } from '@colocdar/contracts/paths'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { ArrowLeft } from '../../../ui/icons.ts'

export const BackToProfile = () => (
  <ButtonLink to={paths.profile()} variant="quiet" icon={<ArrowLeft className="size-5 rtl:-scale-x-100" />}>
    Retour au profil
  </ButtonLink>
)
