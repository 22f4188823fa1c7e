import { ArrowLeft } from 'lucide-react'
import { paths } from '../../../../lib/paths.ts'
import { ButtonLink } from '../../../../ui/button.tsx'

export const BackToProfile = () => (
  <ButtonLink to={paths.profile()} variant="quiet" icon={<ArrowLeft className="size-5 rtl:-scale-x-100" />}>
    Retour au profil
  </ButtonLink>
)
