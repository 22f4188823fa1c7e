import { paths } from '@colocdar/contracts/paths'
import type { AuthUser } from '../lib/auth/auth-state.ts'
import { Link } from '../ui/elements/link.tsx'
import { Bell, Heart, LayoutList, LogOut, MessageCircle, ShieldCheck, UserRound } from '../ui/icons.ts'
import { UnreadBadge } from './unread-badge.tsx'

interface SessionEntriesProps {
  user: AuthUser
  onSignOut: () => void
  /** Called when any entry is chosen. */
  onSelect?: () => void
}

/** The member's links: in the dropdown of the navbar and in the mobile menu. */
export const SessionEntries = ({ user, onSignOut, onSelect }: SessionEntriesProps) => (
  <ul>
    {entriesFor(user).map(({ to, label, Icon }) => (
      <li key={to}>
        <Link to={to} onClick={onSelect} className={entryLook}>
          <Icon className="size-5 text-brume" />
          {label}
          {to === paths.messages() && <UnreadBadge />}
        </Link>
      </li>
    ))}
    <li className="mt-2 border-bord border-t pt-2">
      <button
        type="button"
        onClick={() => {
          onSelect?.()
          onSignOut()
        }}
        className={entryLook}
      >
        <LogOut className="size-5 text-brume" />
        Se déconnecter
      </button>
    </li>
  </ul>
)

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
