import { paths } from '@colocdar/contracts/paths'
import { useId } from 'react'
import type { AuthUser } from '../lib/auth/auth-state.ts'
import { useAuth, useLogout } from '../lib/auth/use-auth.ts'
import { Avatar } from '../ui/elements/avatar.tsx'
import { ButtonLink } from '../ui/elements/button.tsx'
import { Link } from '../ui/elements/link.tsx'
import { Bell, ChevronDown, Heart, LayoutList, LogOut, MessageCircle, ShieldCheck, UserRound } from '../ui/icons.ts'
import { UnreadBadge, useUnreadCount } from './unread-badge.tsx'

/** The session is known only after hydration: the server always renders the visitor's version. */
export const SessionMenu = () => {
  const user = useAuth((auth) => auth.user)
  return user ? <UserMenu user={user} /> : <VisitorLinks />
}

/** The same as a list, for the mobile menu. */
export const SessionList = () => {
  const user = useAuth((auth) => auth.user)
  if (!user) return <VisitorLinks />
  return (
    <div className="rounded-carte border border-bord bg-papier p-2">
      <p className="flex items-center gap-3 p-3 font-semibold">
        <Avatar name={user.username} id={user.id} size="small" />
        <span className="truncate">{user.username}</span>
      </p>
      <SessionEntries user={user} />
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

/** A native popover: the browser closes it on Escape or a click outside, and restores the focus. */
const UserMenu = ({ user }: { user: AuthUser }) => {
  const id = useId()
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
        id={id}
        popover="auto"
        className="menu-ancre w-60 animate-surgit rounded-carte border border-bord bg-papier p-2 shadow-leve"
      >
        <SessionEntries user={user} />
      </div>
    </div>
  )
}

/** The member's links: in the dropdown of the navbar and in the mobile menu. */
const SessionEntries = ({ user }: { user: AuthUser }) => {
  const logout = useLogout()
  return (
    <ul>
      {entriesFor(user).map(({ to, label, Icon }) => (
        <li key={to}>
          <Link to={to} className={entryLook}>
            <Icon className="size-5 text-brume" />
            {label}
            {to === paths.messages() && <UnreadBadge />}
          </Link>
        </li>
      ))}
      <li className="mt-2 border-bord border-t pt-2">
        <button type="button" onClick={logout} className={entryLook}>
          <LogOut className="size-5 text-brume" />
          Se déconnecter
        </button>
      </li>
    </ul>
  )
}

const entries = [
  { to: paths.profile(), label: 'Profil', Icon: UserRound },
  { to: paths.mesAnnonces(), label: 'Mes annonces', Icon: LayoutList },
  { to: paths.favoris(), label: 'Mes favoris', Icon: Heart },
  { to: paths.messages(), label: 'Messages', Icon: MessageCircle },
  { to: paths.alertes(), label: 'Mes alertes', Icon: Bell },
]

const adminEntry = { to: paths.admin(), label: 'Administration', Icon: ShieldCheck }

const entriesFor = (user: AuthUser) => (user.roles.includes('ROLE_ADMIN') ? [...entries, adminEntry] : entries)

const entryLook =
  'flex min-h-11 w-full items-center gap-3 rounded-champ px-3 text-start font-medium transition hover:bg-majorelle-doux'
