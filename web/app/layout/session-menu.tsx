import { paths } from '@colocdar/contracts/paths'
import { type ReactNode, useEffect, useId } from 'react'
import * as texts from '#texts/layout'
import type { AuthUser } from '../lib/auth/auth-state.ts'
import { useAuth, useLogout } from '../lib/auth/use-auth.ts'
import { usePrivatePicture } from '../lib/hooks/use-private-picture.ts'
import { refreshUnread, useUnread } from '../lib/messages/unread.ts'
import { Avatar } from '../ui/elements/avatar.tsx'
import { ButtonLink } from '../ui/elements/button.tsx'
import { classes } from '../ui/elements/classes.ts'
import { Link } from '../ui/elements/link.tsx'
import {
  Bell,
  CalendarDays,
  ChevronDown,
  Heart,
  type Icon as IconType,
  Languages,
  LayoutList,
  LogOut,
  MessageCircle,
  Search,
  ShieldCheck,
  UserRound,
} from '../ui/icons.ts'
import { LangueSwitch } from './langue-switch.tsx'

/** In the bar. The session is known only after hydration: the server always renders the visitor's version. */
export const SessionBar = () => {
  const user = useAuth((auth) => auth.user)
  return (
    <>
      <BarLink to={paths.offres()} label={texts.search} Icon={Search} className="md:hidden" />
      {/* Favourites need no account. */}
      <BarLink to={paths.favoris()} label={texts.favoris} Icon={Heart} />
      {user ? (
        <>
          <BarLink to={paths.messages()} label={texts.messages} Icon={MessageCircle}>
            <UnreadBadge of="all" className="absolute end-0 top-0" />
          </BarLink>
          <UserMenu user={user} />
        </>
      ) : (
        <ButtonLink to={paths.login()} variant="quiet" className="whitespace-nowrap max-md:hidden">
          {texts.signIn}
        </ButtonLink>
      )}
    </>
  )
}

/** The same at the top of a phone's menu. */
export const SessionBlock = () => {
  const user = useAuth((auth) => auth.user)
  if (!user)
    return (
      <ButtonLink to={paths.login()} variant="quiet" size="large" className="md:hidden">
        {texts.signIn}
      </ButtonLink>
    )
  return (
    <div className="rounded-carte border border-bord bg-papier p-2 lg:hidden">
      <p className="flex items-center gap-3 p-3 font-semibold">
        <Member user={user} className="truncate" />
      </p>
      <SessionEntries user={user} />
    </div>
  )
}

/** Members have it among their links: the bar has no room for both. */
export const VisitorLangue = ({ className }: { className: string }) => {
  const user = useAuth((auth) => auth.user)
  return user ? null : <LangueSwitch className={className} />
}

/** The first name once it is known; screen readers also hear which account it is. */
const Member = ({ user, className }: { user: AuthUser; className: string }) => {
  const { id, username, prenom = username, photo = null } = user
  const url = usePrivatePicture(photo, 320)
  return (
    <>
      <Avatar name={prenom} id={id} size="small" url={url} />
      <span dir="auto" className={className}>
        {prenom}
      </span>
      {prenom !== username && <span className="sr-only">({username})</span>}
    </>
  )
}

interface BarLinkProps {
  to: string
  label: string
  Icon: IconType
  className?: string
  children?: ReactNode
}

const BarLink = ({ to, label, Icon, className, children }: BarLinkProps) => (
  <Link
    to={to}
    className={classes(
      'relative grid size-11 shrink-0 place-items-center rounded-full transition hover:bg-majorelle-doux hover:text-majorelle focus-visible:rounded-full',
      className,
    )}
  >
    <Icon className="size-5" />
    <span className="sr-only">{label}</span>
    {children}
  </Link>
)

/** A native popover: the browser closes it on Escape or a click outside, and restores the focus. */
const UserMenu = ({ user }: { user: AuthUser }) => {
  const id = useId()
  // Asks once, and whenever the member comes back to the page.
  useEffect(() => {
    const refresh = () => void (document.hidden || refreshUnread())
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])
  return (
    <div className="max-lg:hidden">
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-11 items-center gap-2 rounded-full border border-bord bg-papier ps-1 pe-3 font-semibold transition hover:border-majorelle focus-visible:rounded-full"
      >
        <Member user={user} className="max-w-24 truncate max-xl:sr-only" />
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

/** The member's links: in the dropdown of the bar and in the menu. */
const SessionEntries = ({ user }: { user: AuthUser }) => {
  const logout = useLogout()
  return (
    <ul>
      {entries
        .filter(({ to }) => to !== paths.admin() || user.roles.includes('ROLE_ADMIN'))
        .map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} className={entryLook}>
              <Icon className="size-5 text-brume" />
              {label}
              {to === paths.messages() && <UnreadBadge />}
              {to === paths.visites() && <UnreadBadge of="visites" />}
            </Link>
          </li>
        ))}
      <li className="mt-2 border-bord border-t pt-2">
        <LangueSwitch className={entryLook} icon={<Languages className="size-5 text-brume" />} />
      </li>
      <li>
        <button type="button" onClick={logout} className={entryLook}>
          <LogOut className="size-5 text-brume" />
          {texts.signOut}
        </button>
      </li>
    </ul>
  )
}

const entries = [
  { to: paths.profile(), label: texts.profile, Icon: UserRound },
  { to: paths.mesAnnonces(), label: texts.mesAnnonces, Icon: LayoutList },
  { to: paths.favoris(), label: texts.favoris, Icon: Heart },
  { to: paths.messages(), label: texts.messages, Icon: MessageCircle },
  { to: paths.visites(), label: texts.visites, Icon: CalendarDays },
  { to: paths.alertes(), label: texts.alertes, Icon: Bell },
  { to: paths.admin(), label: texts.admin, Icon: ShieldCheck },
]

const entryLook =
  'flex min-h-11 w-full items-center gap-3 rounded-champ px-3 text-start font-medium transition hover:bg-majorelle-doux'

/** What waits for the member, in the bar together; nothing when there is none. */
const UnreadBadge = ({ of = 'nonLus', className }: { of?: 'nonLus' | 'visites' | 'all'; className?: string }) => {
  // A server of the version before counts no visits.
  const count = useUnread(({ nonLus, visites = 0 }) => (of === 'all' ? nonLus + visites : { nonLus, visites }[of]))
  if (!count) return null
  return (
    <span
      className={classes(
        'grid h-5 min-w-5 place-items-center rounded-full bg-terracotta px-1 font-bold text-contraste text-xs',
        className,
      )}
    >
      {count}
      <span className="sr-only">{texts.unread[of]}</span>
    </span>
  )
}
