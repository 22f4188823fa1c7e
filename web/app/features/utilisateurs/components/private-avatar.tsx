import { usePrivatePicture } from '../../../lib/hooks/use-private-picture.ts'
import { Avatar } from '../../../ui/elements/avatar.tsx'

type PrivateAvatarProps = Omit<React.ComponentProps<typeof Avatar>, 'url'>

/** With a photo that perhaps only the member and administrators may see: asked for with their token. */
export const PrivateAvatar = ({ photo, ...props }: PrivateAvatarProps) => (
  <Avatar {...props} url={usePrivatePicture(photo ?? null)} />
)
