import { paths } from '@colocdar/contracts/paths'
import { publicNom } from '@colocdar/contracts/public-nom'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { UserPen } from '../../../ui/icons.ts'
import { ShowNumber } from '../../telephone/components/show-number.tsx'

/** The button that shows the member's number; on their own profile, a link to edit it instead. */
export const ReachMember = ({ profil }: { profil: Profil }) => {
  const { id } = profil
  const isMe = useAuth((auth) => auth.user?.id === id)
  return isMe ? (
    <ButtonLink to={paths.profile()} variant="quiet" block icon={<UserPen className="size-5" />}>
      Voir mon profil
    </ButtonLink>
  ) : (
    <ShowNumber owner={{ id, nom: publicNom(profil) ?? profil.username }} block />
  )
}
