import { paths } from '@colocdar/contracts/paths'
import { useRouteLoaderData } from 'react-router'
import * as texts from '#texts/layout'
import type { SocialAccounts } from '../lib/client/api-context.ts'
import { Link } from '../ui/elements/link.tsx'
import { LogoMark } from '../ui/elements/logo-mark.tsx'
import { SparingChoice } from '../ui/fields/sparing-choice.tsx'
import { LangueSwitch } from './langue-switch.tsx'
import { socialLinks } from './social-links.ts'

export const Footer = () => {
  const { social = {} } = useRouteLoaderData<{ social: SocialAccounts }>('root') ?? {}
  return (
    <footer
      id="footer"
      className="plus-bas zellige bg-nuit text-nuit-texte [--hauteur:705px] [--zellige-force:0.04] md:[--hauteur:437px]"
    >
      <div className="page-largeur grid grid-cols-2 gap-x-6 gap-y-10 py-14 md:grid-cols-[2fr_1fr_1fr]">
        <div className="col-span-full flex flex-col items-start gap-4 md:col-span-1">
          <p className="flex items-center gap-2 font-bold font-titre text-2xl">
            <LogoMark className="size-9" />
            {texts.wordmark + texts.wordmarkHome}
          </p>
          <p className="max-w-sm text-nuit-brume">{texts.slogan}</p>
          <LangueSwitch className="inline-flex min-h-11 items-center font-semibold text-lg underline underline-offset-4" />
          <SparingChoice className="text-nuit-brume" />
          <SocialLinks social={social} />
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-semibold text-lg">{title}</h2>
            <ul className="mt-2">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center py-1.5 text-nuit-brume leading-tight transition hover:text-nuit-texte hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="page-largeur border-white/10 border-t py-6 text-nuit-brume text-sm">{texts.copyright}</p>
    </footer>
  )
}

const SocialLinks = ({ social }: { social: SocialAccounts }) => (
  <ul className="flex gap-2 empty:hidden">
    {socialLinks(social).map(({ href, label, path }) => (
      <li key={label}>
        <a
          href={href}
          rel="noopener noreferrer"
          target="_blank"
          className="grid size-11 place-items-center rounded-full bg-white/10 transition hover:bg-white/20 focus-visible:rounded-full"
        >
          <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" fillRule="evenodd" aria-hidden="true">
            <path d={path} />
          </svg>
          <span className="sr-only">{texts.newTab(label)}</span>
        </a>
      </li>
    ))}
  </ul>
)

const columns = [
  {
    title: texts.explore,
    links: [
      { to: paths.home(), label: texts.home },
      { to: paths.offres(), label: texts.offres },
      { to: paths.demandes(), label: texts.demandes },
      { to: paths.blogs(), label: texts.blog },
    ],
  },
  {
    title: 'Colocdar',
    links: [
      { to: paths.about(), label: texts.about },
      { to: paths.abonnements(), label: texts.abonnements },
      { to: paths.policies(), label: texts.policies },
      { to: paths.conditions(), label: texts.conditions },
    ],
  },
]
