import { paths } from '@colocdar/contracts/paths'
import type { ReactNode } from 'react'
import * as texts from '#texts/features/auth'
import { Link } from '../../../ui/elements/link.tsx'
import { BadgeCheck, HandCoins, ShieldCheck } from '../../../ui/icons.ts'

interface AuthScreenProps {
  title: string
  text?: ReactNode
  children: ReactNode
  /** The link to the other screen: sign in or sign up. */
  footer?: ReactNode
}

/** The frame of the sign-in screens: the form, and beside it what an account is good for. */
export const AuthScreen = ({ title, text, children, footer }: AuthScreenProps) => (
  <section className="zellige text-majorelle">
    <div className="page-largeur grid gap-6 py-8 text-encre md:py-14 lg:grid-cols-[1.1fr_1fr] lg:gap-0">
      <div className="rounded-carte border border-bord bg-papier p-6 shadow-doux sm:p-10 lg:rounded-e-none">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {text && <p className="mt-3 text-brume text-lg">{text}</p>}
        <noscript>
          <p className="mt-6 font-medium text-grenade">{texts.scriptNeeded}</p>
        </noscript>
        <div className="mt-6 flex flex-col gap-5">{children}</div>
        {footer && <p className="mt-6 border-bord border-t pt-5 text-brume">{footer}</p>}
      </div>
      <aside className="zellige hidden flex-col justify-center gap-8 rounded-e-carte bg-nuit p-12 text-nuit-texte [--zellige-force:0.06] lg:flex">
        <p className="font-bold font-titre text-4xl leading-tight">{texts.slogan}</p>
        <ul className="flex flex-col gap-5">
          {promises.map(({ Icon, title: promise, text: detail }) => (
            <li key={promise} className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-white/10">
                <Icon className="size-5" />
              </span>
              <span>
                <span className="block font-semibold">{promise}</span>
                <span className="text-nuit-brume">{detail}</span>
              </span>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  </section>
)

/** The footer of the screens of a forgotten password. */
export const BackToLogin = () => (
  <Link to={paths.login()} className="lien font-semibold">
    {texts.backToLogin}
  </Link>
)

const promises = [
  {
    Icon: BadgeCheck,
    title: texts.verifiedTitle,
    text: texts.verifiedText,
  },
  {
    Icon: ShieldCheck,
    title: texts.protectedTitle,
    text: texts.protectedText,
  },
  {
    Icon: HandCoins,
    title: texts.freeTitle,
    text: texts.freeText,
  },
]
