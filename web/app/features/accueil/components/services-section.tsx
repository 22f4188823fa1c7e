import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/accueil'
import { Link } from '../../../ui/elements/link.tsx'
import { ArrowRight, KeyRound, MapPinned, MessagesSquare } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { SectionHeading } from '../../../ui/layout/section-heading.tsx'

export const ServicesSection = () => (
  <section
    id="works"
    aria-labelledby="guide"
    className="plus-bas bg-dune [--hauteur:1300px] sm:[--hauteur:1160px] md:[--hauteur:690px]"
  >
    <div className="page-largeur flex flex-col gap-10 py-14 md:py-20">
      <SectionHeading
        id="guide"
        align="center"
        eyebrow={texts.guideEyebrow}
        title={texts.guideTitle}
        text={texts.guideText}
      />
      <ol className="grid gap-6 md:grid-cols-3">
        {services.map(({ Icon, title, text, to, link }, index) => (
          <li key={title}>
            <Card interactive className="flex h-full flex-col gap-4">
              <div className="flex items-center justify-between">
                <span className="inline-grid size-14 place-items-center rounded-full bg-majorelle-doux text-majorelle">
                  <Icon className="size-7" />
                </span>
                <span aria-hidden="true" className="font-bold font-titre text-5xl text-bord">
                  {index + 1}
                </span>
              </div>
              <h3 className="text-xl">{title}</h3>
              <p className="grow text-brume">{text}</p>
              <Link
                to={to}
                className="lien-etendu inline-flex min-h-11 items-center gap-2 self-start font-semibold text-majorelle hover:underline"
              >
                {link}
                <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
              </Link>
            </Card>
          </li>
        ))}
      </ol>
    </div>
  </section>
)

const services = [
  {
    Icon: MapPinned,
    title: texts.findTitle,
    text: texts.findText,
    to: paths.offres(),
    link: texts.findLink,
  },
  {
    Icon: MessagesSquare,
    title: texts.meetTitle,
    text: texts.meetText,
    to: paths.demandes(),
    link: texts.meetLink,
  },
  {
    Icon: KeyRound,
    title: texts.publishTitle,
    text: texts.publishText,
    to: paths.mesAnnonces(),
    link: texts.publishLink,
  },
]
