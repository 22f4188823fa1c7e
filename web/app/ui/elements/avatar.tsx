import { classes } from './classes.ts'

interface AvatarProps {
  name: string
  /** Of the person, for a colour that stays when the name changes. */
  id?: number | undefined
  size?: 'small' | 'medium' | 'large'
}

/** The initial of a name, on a colour of their own. Decorative: the name is shown beside it. */
export const Avatar = ({ name, id = sumOf(name), size = 'medium' }: AvatarProps) => (
  <span
    aria-hidden="true"
    className={classes(
      'inline-grid shrink-0 place-items-center rounded-full font-bold font-titre uppercase',
      sizes[size],
      tints[id % tints.length],
    )}
  >
    {initialOf(name)}
  </span>
)

const initialOf = (name: string): string => Array.from(name.trim())[0]?.toLocaleUpperCase('fr') ?? '?'

const sumOf = (name: string): number =>
  Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)

const tints = [
  'bg-majorelle-doux text-majorelle',
  'bg-terracotta-doux text-terracotta-vif',
  'bg-menthe-doux text-menthe-vif',
  'bg-safran-doux text-safran-vif',
]

const sizes = { small: 'size-9 text-base', medium: 'size-11 text-lg', large: 'size-20 text-4xl' }
