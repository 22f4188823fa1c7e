import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Link, type LinkProps } from './link.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'accent' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'large'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  block?: boolean
  icon?: ReactNode
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Ignores clicks and shows a spinner; `loadingLabel` replaces the text. */
  loading?: boolean
  loadingLabel?: string
}

export const Button = ({
  variant,
  size,
  block,
  icon,
  loading = false,
  loadingLabel,
  onClick,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    // Not `disabled`: the browser would move the focus away and not restore it.
    aria-disabled={loading || undefined}
    aria-busy={loading || undefined}
    onClick={loading ? ignore : onClick}
    className={classes(lookOf({ variant, size, block }), className)}
  >
    {loading ? <Spinner size="small" /> : icon}
    {loading && loadingLabel ? loadingLabel : children}
  </button>
)

const ignore = (event: MouseEvent): void => event.preventDefault()

export const ButtonLink = ({ variant, size, block, icon, className, children, ...rest }: LinkProps & Look) => (
  <Link {...rest} className={classes(lookOf({ variant, size, block }), className)}>
    {icon}
    {children}
  </Link>
)

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Read by screen readers, since only an icon shows. */
  label: string
  /** `color` for a button that lies on a filled surface and takes its text colour. */
  surface?: 'page' | 'color'
}

export const IconButton = ({
  label,
  surface = 'page',
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    className={classes(
      'inline-grid size-11 shrink-0 place-items-center rounded-full transition focus-visible:rounded-full disabled:opacity-40',
      surface === 'page'
        ? 'hover:bg-majorelle-doux hover:text-majorelle'
        : 'hover:bg-current/15 focus-visible:outline-current',
      className,
    )}
  >
    {children}
  </button>
)

const lookOf = ({ variant = 'primary', size = 'medium', block = false }: Omit<Look, 'icon'>): string =>
  classes(base, variants[variant], sizes[size], block && 'w-full')

const base =
  'inline-flex items-center justify-center gap-2 rounded-full border font-semibold text-center transition active:scale-[0.98] disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 focus-visible:rounded-full'

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-5 py-2 text-base',
  large: 'min-h-13 px-7 py-3 text-lg',
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-majorelle text-contraste hover:bg-majorelle-vif',
  accent: 'border-transparent bg-terracotta text-contraste hover:bg-terracotta-vif',
  quiet: 'border-bord bg-papier text-encre hover:border-majorelle hover:text-majorelle',
  danger: 'border-transparent bg-grenade text-contraste hover:bg-grenade-vif',
}
