import { classes } from '../ui/elements/classes.ts'
import { Link } from '../ui/elements/link.tsx'

interface LinkTabsProps {
  label: string
  links: readonly { to: string; label: string; active: boolean; count?: number }[]
}

/** Tabs between views of a list, stored in the URL. */
export const LinkTabs = ({ label, links }: LinkTabsProps) => (
  <nav aria-label={label} className="mb-4 flex flex-wrap gap-1">
    {links.map(({ to, label: text, active, count }) => (
      <Link
        key={to}
        to={to}
        aria-current={active ? 'page' : undefined}
        className={classes(
          'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold transition hover:border-majorelle focus-visible:rounded-full',
          active ? 'border-majorelle bg-majorelle-doux text-majorelle-vif' : 'border-bord bg-papier',
        )}
      >
        {text}
        {count !== undefined && <span className="text-brume tabular-nums">{count}</span>}
      </Link>
    ))}
  </nav>
)
