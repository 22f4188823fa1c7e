import { classes } from '../ui/elements/classes.ts'
import { Link } from '../ui/elements/link.tsx'
import { Logo } from './logo.tsx'
import { lists, sections } from './menu-entries.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { PublishButton } from './publish-button.tsx'
import { SessionMenu } from './session-menu.tsx'

export const Navbar = () => (
  <header className="sticky top-0 z-40 border-bord border-b bg-sable">
    <div className="page-largeur flex h-16 items-center gap-4 md:h-18">
      <Logo />
      <nav aria-label="Sections" className="mx-auto hidden md:block">
        <ul className="flex items-center">
          {lists.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={classes(entryLook, 'font-semibold text-majorelle')}>
                {label}
              </Link>
            </li>
          ))}
          {sections.map(({ to, label }) => (
            <li key={to} className="max-xl:hidden">
              <Link to={to} preventScrollReset className={classes(entryLook, 'font-medium')}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex items-center gap-2 max-md:ms-auto">
        <div className="hidden md:block">
          <SessionMenu />
        </div>
        <PublishButton compact />
        <MobileMenu />
      </div>
    </div>
  </header>
)

const entryLook =
  'inline-flex min-h-11 items-center rounded-full px-3 transition hover:bg-majorelle-doux hover:text-majorelle focus-visible:rounded-full xl:px-1.5 2xl:px-2.5'
