import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PublishButton } from './publish-button.tsx'
import { SectionLink } from './section-link.tsx'
import { sections } from './sections.ts'
import { SessionMenu } from './session-menu.tsx'

export const Navbar = () => (
  <header className="sticky top-0 z-40 border-bord border-b bg-sable">
    <div className="page-largeur flex h-16 items-center gap-4 md:h-18">
      <Logo />
      <nav aria-label="Sections" className="mx-auto hidden lg:block">
        <ul className="flex items-center">
          {sections.map(({ id, label }) => (
            <li key={id}>
              <SectionLink
                id={id}
                className="inline-flex min-h-11 items-center rounded-full px-4 font-medium transition hover:bg-majorelle-doux hover:text-majorelle focus-visible:rounded-full"
              >
                {label}
              </SectionLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ms-auto flex items-center gap-2 lg:ms-0">
        <div className="hidden md:block">
          <SessionMenu />
        </div>
        <PublishButton compact />
        <MobileMenu />
      </div>
    </div>
  </header>
)
