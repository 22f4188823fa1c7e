import { paths } from '@colocdar/contracts/paths'
import { useLocation } from 'react-router'
import { classes } from '../ui/elements/classes.ts'
import { Link } from '../ui/elements/link.tsx'
import {
  BookOpenText,
  ChartColumn,
  Inbox,
  ListChecks,
  MapPin,
  MapPinned,
  ScrollText,
  Search,
  Star,
  UsersRound,
} from '../ui/icons.ts'
import { useAttente } from './attente-store.ts'

/** A column on a wide screen, a scrolling row on a narrow one. */
export const AdminNav = () => {
  const attente = useAttente()
  const counts: Partial<Record<string, { count: number; what: string }>> = {
    [paths.admin()]: { count: attente.total + attente.signales, what: 'en attente' },
    [paths.adminMessages()]: { count: attente.messages, what: attente.messages > 1 ? 'non lus' : 'non lu' },
  }
  const { pathname } = useLocation()
  const isAt = (to: string) => pathname === to || (to !== paths.admin() && pathname.startsWith(`${to}/`))
  return (
    <nav
      aria-label="Administration"
      className="sticky top-0 z-20 border-bord bg-papier max-lg:border-b lg:w-56 lg:shrink-0 lg:border-e"
    >
      <ul className="relative flex overflow-x-auto p-2 lg:sticky lg:top-0 lg:flex-col lg:gap-1 lg:p-3">
        {entries.map(({ to, label, Icon }) => (
          <li key={to} ref={isAt(to) ? scrollToEntry : undefined}>
            <Link to={to} aria-current={isAt(to) ? 'page' : undefined} className={entryLook(isAt(to))}>
              <Icon className="size-5 shrink-0 max-lg:hidden" />
              {label}
              <WaitingCount {...counts[to]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the row to the current entry: it is wider than a phone. */
const scrollToEntry = (entry: HTMLElement | null): void =>
  entry?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })

const WaitingCount = ({ count = 0, what }: { count?: number; what?: string }) =>
  count > 0 && (
    <span className="ms-auto rounded-full bg-terracotta px-2 font-bold text-contraste text-sm tabular-nums">
      {count}
      <span className="sr-only"> {what}</span>
    </span>
  )

const entries = [
  { to: paths.admin(), label: 'Vérifications', Icon: ListChecks },
  { to: paths.adminAnnonces(), label: 'Annonces', Icon: Search },
  { to: paths.adminMembres(), label: 'Membres', Icon: UsersRound },
  { to: paths.adminMessages(), label: 'Messages', Icon: Inbox },
  { to: paths.adminVilles(), label: 'Villes', Icon: MapPin },
  { to: paths.adminReperes(), label: 'Repères', Icon: MapPinned },
  { to: paths.adminArticles(), label: 'Blog', Icon: BookOpenText },
  { to: paths.adminAvis(), label: 'Avis', Icon: Star },
  { to: paths.adminChiffres(), label: 'Chiffres', Icon: ChartColumn },
  { to: paths.adminJournal(), label: 'Journal', Icon: ScrollText },
]

const entryLook = (active: boolean): string =>
  classes(
    'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-champ px-3 font-semibold transition hover:bg-majorelle-doux focus-visible:-outline-offset-2',
    active ? 'bg-majorelle-doux text-majorelle-vif' : 'text-encre',
  )
