import { homeSection } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/accueil'
import { PublishButton } from '../../../layout/publish-button.tsx'
import { Filled } from '../../../ui/elements/filled.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { ArrowDown, BadgeCheck, MapPin, ShieldCheck } from '../../../ui/icons.ts'
import hero from '../assets/hero.svg'
import { HomeSearch } from './home-search.tsx'

export const HeroSection = () => (
  <section id="home" className="zellige overflow-x-clip text-majorelle">
    <div className="page-largeur grid items-center gap-5 pt-5 pb-8 text-encre md:gap-10 md:pt-14 lg:grid-cols-[1.05fr_1fr] lg:gap-12 lg:pb-16">
      <div className="flex flex-col gap-3 md:gap-6">
        <h1 className="text-[2rem] leading-[1.06] sm:text-6xl rtl:leading-snug">
          <Filled text={texts.hero} values={{ home: <span className="text-majorelle">{texts.heroHome}</span> }} />
        </h1>
        <p className="max-w-xl text-brume md:text-xl">{texts.heroText}</p>
        <HomeSearch />
        <div className="flex flex-wrap gap-3">
          <PublishButton variant="accent" />
          <Link
            to={homeSection('explore')}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-2 rounded-full px-5 font-semibold text-majorelle transition hover:bg-majorelle-doux focus-visible:rounded-full"
          >
            {texts.start}
            <ArrowDown className="size-5" aria-hidden="true" />
          </Link>
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-brume text-sm max-sm:hidden">
          {promises.map(({ Icon, text }) => (
            <li key={text} className="flex items-center gap-2">
              <Icon className="size-5 text-menthe" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <img
        src={hero}
        alt=""
        width={640}
        height={640}
        fetchPriority="high"
        className="mx-auto w-full max-lg:order-first max-lg:h-20 max-lg:rounded-carte max-lg:object-cover max-lg:object-[50%_78%] sm:max-lg:h-52"
      />
    </div>
  </section>
)

const promises = [
  { Icon: BadgeCheck, text: texts.promiseVerified },
  { Icon: MapPin, text: texts.promiseEverywhere },
  { Icon: ShieldCheck, text: texts.promiseNumbers },
]
