import { paths } from '@colocdar/contracts/paths'
import { useId, useRef } from 'react'
import type { AuthUser } from '../lib/auth/auth-state.ts'
import { useAuth, useLogout } from '../lib/auth/use-auth.ts'
import { Avatar } from '../ui/elements/avatar.tsx'
import { ButtonLink } from '../ui/elements/button.tsx'
import { Link } from '../ui/elements/link.tsx'
import { ChevronDown, Heart } from '../ui/icons.ts'
import { SessionEntries } from './session-entries.tsx'
import { UnreadBadge, useUnreadCount } from './unread-badge.tsx'

/** The session is known only after hydration: the server always renders the visitor's version. */
export const SessionMenu = () => {
  const user = useAuth((auth) => auth.user)
  const logout = useLogout()
  return user ? <UserMenu user={user} onSignOut={logout} /> : <VisitorLinks />
}

/** The same as a list, for the mobile menu. */
export const SessionList = ({ onSelect }: { onSelect: () => void }) => {
  const user = useAuth((auth) => auth.user)
  const logout = useLogout()
  if (!user) return <VisitorLinks />
  return (
    <div className="rounded-carte border border-bord bg-papier p-2">
      <p className="flex items-center gap-3 p-3 font-semibold">
        <Avatar name={user.username} id={user.id} size="small" />
        <span className="truncate">{user.username}</span>
      </p>
      <SessionEntries user={user} onSignOut={logout} onSelect={onSelect} />
    </div>
  )
}

/** Favourites need no account. */
const VisitorLinks = () => (
  <div className="flex items-center gap-1 max-md:justify-between">
    <Link
      to={paths.favoris()}
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold transition hover:bg-majorelle-doux hover:text-majorelle focus-visible:rounded-full"
    >
      <Heart className="size-5" />
      <span className="md:sr-only">Mes favoris</span>
    </Link>
    <ButtonLink to={paths.login()} variant="quiet" className="whitespace-nowrap">
      Se connecter
    </ButtonLink>
  </div>
)

interface UserMenuProps {
  user: AuthUser
  onSignOut: () => void
}

/** A native popover: the browser closes it on Escape or a click outside, and restores the focus. */
const UserMenu = ({ user, onSignOut }: UserMenuProps) => {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  useUnreadCount()
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-11 items-center gap-2 rounded-full border border-bord bg-papier ps-1 pe-3 font-semibold transition hover:border-majorelle focus-visible:rounded-full"
      >
        <Avatar name={user.username} id={user.id} size="small" />
        <span className="max-w-32 truncate">{user.username}</span>
        <UnreadBadge className="absolute -end-1 -top-1" />
        <ChevronDown className="size-4" />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className="menu-ancre w-60 animate-surgit rounded-carte border border-bord bg-papier p-2 shadow-leve"
      >
        <SessionEntries user={user} onSignOut={onSignOut} onSelect={() => popover.current?.hidePopover()} />
      </div>
    </div>
  )
}
