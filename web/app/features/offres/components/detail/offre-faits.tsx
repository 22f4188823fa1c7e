import { publieurNames } from '@colocdar/contracts/enumerations'
import { paths } from '@colocdar/contracts/paths'
import type { OffreRepere } from '@colocdar/contracts/reperes'
import { nearby } from '#texts/features/offres/components'
import * as texts from '#texts/features/offres/components/detail'
import { logementLabels } from '../../../../lib/formats/labels.ts'
import { classes } from '../../../../ui/elements/classes.ts'
import { Link } from '../../../../ui/elements/link.tsx'
import { Check, House, MapPinned, Minus, UserRound } from '../../../../ui/icons.ts'
import { knownFaits, mainFaits, publicationOf, repereText, type sections } from '../../offre-faits.ts'
import type { ShownOffre } from '../../shown-offre.ts'

/** The faits of an offer: those of every home, then what its owner says of living there and of the home. */
export const OffreFaits = ({ offre }: { offre: ShownOffre }) => (
  <>
    <OffreFeatures offre={offre} />
    <FaitsSection id="vie-commune" title={texts.commonLife} offre={offre} section="vie" />
    <FaitsSection id="logement" title={texts.logement} offre={offre} section="logement" />
    {offre.reperes && <OffreReperes reperes={offre.reperes} />}
  </>
)

const OffreReperes = ({ reperes }: { reperes: readonly OffreRepere[] }) => (
  <section aria-labelledby="a-proximite">
    <h2 id="a-proximite" className="text-2xl">
      {nearby}
    </h2>
    <ul className="mt-3 flex flex-col text-lg">
      {reperes.map((named) => (
        <li key={named.slug} className="flex items-center gap-3">
          <MapPinned className="size-5 shrink-0 text-majorelle" />
          <Link to={paths.presDe(named.slug)} className="lien inline-flex min-h-11 items-center">
            <bdi>{repereText(named)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

interface FaitsSectionProps {
  id: string
  title: string
  offre: ShownOffre
  section: (typeof sections)[number]
}

/** Left out where the owner says nothing of it. */
const FaitsSection = ({ id, title, offre, section }: FaitsSectionProps) => {
  const faits = knownFaits(offre, [section])
  if (faits.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-3 grid gap-x-6 gap-y-2.5 text-lg sm:grid-cols-2">
        {faits.map(({ name, value, has }) => (
          <li key={name} className={classes('flex items-center gap-3', !has && 'text-brume')}>
            {/* No cross: the words already say what is missing. */}
            {has ? <Check className="size-5 shrink-0 text-menthe" /> : <Minus className="size-5 shrink-0" />}
            {value}
          </li>
        ))}
      </ul>
    </section>
  )
}

const OffreFeatures = ({ offre }: { offre: ShownOffre }) => (
  <section aria-labelledby="caracteristiques">
    <h2 id="caracteristiques" className="text-2xl">
      {texts.features}
    </h2>
    <dl className="mt-4 grid grid-cols-2 gap-3 xl:grid-cols-3">
      {featuresOf(offre).map(({ Icon, label, value }) => (
        <div key={label} className="flex flex-col gap-1 rounded-carte border border-bord bg-papier p-4">
          <dt className="flex items-center gap-2 text-brume text-sm">
            <Icon className="size-5 shrink-0 text-majorelle" strokeWidth={1.75} />
            {label}
          </dt>
          <dd className="break-words font-semibold">
            <bdi>{value ?? texts.unspecified}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

const featuresOf = (offre: ShownOffre) => [
  { Icon: House, label: texts.type, value: offre.logementType ? logementLabels[offre.logementType] : null },
  ...mainFaits(offre),
  // Offers from before the question do not say.
  ...(offre.publiePar ? [{ Icon: UserRound, label: publieurNames[offre.publiePar], value: publicationOf(offre) }] : []),
  // Few owners give one: a line without it would say nothing on most pages.
  ...(offre.adresse ? [{ Icon: MapPinned, label: texts.adresse, value: offre.adresse }] : []),
]
