import { upload } from '@colocdar/contracts/paths'
import { initialOf } from '@colocdar/contracts/public-nom'
import { classes } from './classes.ts'

interface AvatarProps {
  name: string
  /** Of the person, for a colour that stays when the name changes. */
  id?: number | undefined
  size?: 'small' | 'medium' | 'large'
  /** The src of the profile photo. */
  photo?: string | null | undefined
  /** Where that photo is; the public address unless given. */
  url?: string | null | undefined
}

/**
 * The photo of a person, or the initial of the name on a colour of their own. Decorative: the name is shown beside it. The
 * initial stays below the photo, for as long as it loads and when it cannot be loaded: without an alternative text,
 * browsers then draw nothing.
 */
export const Avatar = ({ name, id = sumOf(name), size = 'medium', photo, ...props }: AvatarProps) => {
  const url = props.url ?? (photo && upload(photo, 320))
  return (
    <span aria-hidden="true" className={classes('avatar', sizes[size], tints[id % tints.length])}>
      {initialOf(name) ?? '?'}
      {url && <img src={url} alt="" loading="lazy" className="absolute size-full object-cover" />}
    </span>
  )
}

const sumOf = (name: string): number =>
  Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)

const tints = [
  'bg-majorelle-doux text-majorelle',
  'bg-terracotta-doux text-terracotta-vif',
  'bg-menthe-doux text-menthe-vif',
  'bg-safran-doux text-safran-vif',
]

const sizes = { small: 'size-9 text-base', medium: 'size-11 text-lg', large: 'size-20 text-4xl' }
