import { homeSection, paths } from '@colocdar/contracts/paths'
import { useId, useRef } from 'react'
import * as texts from '#texts/layout'
import { classes } from '../ui/elements/classes.ts'
import { Link } from '../ui/elements/link.tsx'
import { Menu, X } from '../ui/icons.ts'
import { useClosedByNavigation } from '../ui/overlays/use-closed-by-navigation.ts'
import { Logo } from './logo.tsx'
import { PublishButton } from './publish-button.tsx'
import { SessionBar, SessionBlock, VisitorLangue } from './session-menu.tsx'

/** One list of links: in the bar of a wide screen, elsewhere in a native popover, which opens before hydration. */
export const Navbar = () => {
  const id = useId()
  const menu = useRef<HTMLElement>(null)
  useClosedByNavigation(menu)
  return (
    <header className="sticky top-0 z-40 border-bord border-b bg-sable">
      <div className="page-largeur flex h-16 items-center gap-1 md:h-18 md:gap-2">
        <Logo />
        <nav ref={menu} id={id} popover="auto" aria-label={texts.menu} className={menuLook}>
          <div className="flex items-center justify-between lg:hidden">
            <Logo />
            <button type="button" popoverTarget={id} aria-label={texts.closeMenu} className={buttonLook}>
              <X />
            </button>
          </div>
          <SessionBlock />
          <ul className="flex max-lg:flex-col">
            {entries.map(({ to, label }, place) => (
              <li key={to} className="max-lg:border-bord max-lg:border-b">
                <Link
                  to={to}
                  preventScrollReset={place > 1}
                  className={classes(entryLook, place < 2 ? 'font-semibold text-majorelle' : 'lg:font-medium')}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="md:hidden">
            <PublishButton size="large" block />
          </div>
          <VisitorLangue className={classes(langueLook, 'justify-center text-lg lg:hidden')} />
        </nav>
        <div className="ms-auto flex items-center md:gap-2">
          <VisitorLangue className={classes(langueLook, 'max-lg:hidden')} />
          <SessionBar />
          <div className="max-md:hidden">
            <PublishButton compact />
          </div>
          <button type="button" popoverTarget={id} aria-label={texts.menu} className={classes(buttonLook, 'lg:hidden')}>
            <Menu />
          </button>
        </div>
      </div>
    </header>
  )
}

/** The two lists, which most people come for; then the sections of the home page, in the spec's order. */
const entries = [
  { to: paths.offres(), label: texts.offres },
  { to: paths.demandes(), label: texts.demandes },
  { to: homeSection('home'), label: texts.home },
  { to: homeSection('works'), label: texts.guide },
  { to: homeSection('explore'), label: texts.colocations },
  { to: homeSection('reviews'), label: texts.reviews },
  { to: homeSection('blogs'), label: texts.blog },
  { to: homeSection('contact'), label: texts.contact },
]

const menuLook =
  'bg-sable max-lg:fixed max-lg:inset-0 max-lg:m-0 max-lg:h-dvh max-lg:max-h-none max-lg:w-full max-lg:max-w-none max-lg:animate-apparait max-lg:flex-col max-lg:gap-6 max-lg:overflow-y-auto max-lg:px-[clamp(16px,4vw,32px)] max-lg:pt-2 max-lg:pb-8 max-lg:open:flex lg:static lg:mx-auto lg:block lg:overflow-visible'

const entryLook =
  'flex items-center transition max-lg:min-h-14 max-lg:font-semibold max-lg:font-titre max-lg:text-xl lg:min-h-11 lg:rounded-full lg:px-1 lg:text-sm lg:hover:bg-majorelle-doux lg:hover:text-majorelle lg:focus-visible:rounded-full xl:text-[0.9375rem]'

const langueLook =
  'inline-flex min-h-11 items-center rounded-full font-semibold text-majorelle xl:px-2 transition hover:bg-majorelle-doux'

const buttonLook =
  'grid size-11 place-items-center rounded-full transition hover:bg-majorelle-doux focus-visible:rounded-full'
