import { homeSection } from '@colocdar/contracts/paths'
import { PublishButton } from '../../../layout/publish-button.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { ArrowDown, BadgeCheck, MapPin, ShieldCheck } from '../../../ui/icons.ts'
import hero from '../assets/hero.svg'
import { HomeSearch } from './home-search.tsx'

export const HeroSection = () => (
  <section id="home" className="zellige overflow-x-clip text-majorelle">
    <div className="page-largeur grid items-center gap-5 pt-5 pb-8 text-encre md:gap-10 md:pt-14 lg:grid-cols-[1.05fr_1fr] lg:gap-12 lg:pb-16">
      <div className="flex flex-col gap-3 md:gap-6">
        <h1 className="text-[2rem] leading-[1.06] sm:text-6xl">
          Trouvez votre coloc, <span className="text-majorelle">trouvez votre chez-vous.</span>
        </h1>
        <p className="max-w-xl text-brume md:text-xl">
          Des chambres et des colocataires partout au Maroc. Chaque annonce est vérifiée par notre équipe avant d’être
          publiée.
        </p>
        <HomeSearch />
        <div className="flex flex-wrap gap-3">
          <PublishButton variant="accent" />
          <Link
            to={homeSection('explore')}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-2 rounded-full px-5 font-semibold text-majorelle transition hover:bg-majorelle-doux focus-visible:rounded-full"
          >
            Commencer la recherche
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
  { Icon: BadgeCheck, text: 'Annonces vérifiées' },
  { Icon: MapPin, text: 'Partout au Maroc' },
  { Icon: ShieldCheck, text: 'Numéros protégés' },
]
