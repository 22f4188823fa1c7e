import { useId, useRef } from 'react'
import { IconButton } from '../ui/elements/button.tsx'
import { classes } from '../ui/elements/classes.ts'
import { Link } from '../ui/elements/link.tsx'
import { Menu, X } from '../ui/icons.ts'
import { useClosedByNavigation } from '../ui/overlays/use-closed-by-navigation.ts'
import { Logo } from './logo.tsx'
import { lists, sections } from './menu-entries.ts'
import { PublishButton } from './publish-button.tsx'
import { SessionList } from './session-menu.tsx'
import { UnreadBadge } from './unread-badge.tsx'

/** A native popover, so that it opens before hydration. */
export const MobileMenu = () => {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  useClosedByNavigation(panel)
  return (
    <div className="xl:hidden">
      <button
        type="button"
        popoverTarget={id}
        aria-label="Menu"
        className="relative grid size-11 place-items-center rounded-full transition hover:bg-majorelle-doux focus-visible:rounded-full"
      >
        <Menu className="size-6" />
        <UnreadBadge className="absolute end-0 top-0 md:hidden" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none animate-apparait overflow-y-auto bg-sable"
      >
        <div className="page-largeur flex h-16 items-center justify-between">
          <Logo />
          <IconButton label="Fermer le menu" popoverTarget={id}>
            <X className="size-6" />
          </IconButton>
        </div>
        <nav aria-label="Menu" className="page-largeur flex flex-col gap-6 pt-4 pb-8">
          <ul>
            {lists.map(({ to, label }) => (
              <li key={to} className="border-bord border-b">
                <Link to={to} className={classes(entryLook, 'text-majorelle')}>
                  {label}
                </Link>
              </li>
            ))}
            {sections.map(({ to, label }) => (
              <li key={to} className="border-bord border-b">
                <Link to={to} preventScrollReset className={entryLook}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="flex flex-col gap-3">
            <PublishButton size="large" block />
            <SessionList />
          </div>
        </nav>
      </div>
    </div>
  )
}

const entryLook = 'flex min-h-14 items-center font-semibold font-titre text-xl'
