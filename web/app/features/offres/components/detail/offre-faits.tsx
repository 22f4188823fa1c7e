import { classes } from '../../../../ui/elements/classes.ts'
import { Check, X } from '../../../../ui/icons.ts'
import { knownFaits, type sections } from '../../offre-faits.ts'
import type { ShownOffre } from '../../shown-offre.ts'

/** What its owner says of the home and of living there; a section without any is left out. */
export const OffreFaits = ({ offre }: { offre: ShownOffre }) => (
  <>
    <FaitsSection id="vie-commune" title="Vie commune" offre={offre} section="vie" />
    <FaitsSection id="logement" title="Le logement" offre={offre} section="logement" />
  </>
)

interface FaitsSectionProps {
  id: string
  title: string
  offre: ShownOffre
  section: (typeof sections)[number]
}

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
            {has ? <Check className="size-5 shrink-0 text-menthe" /> : <X className="size-5 shrink-0" />}
            {value}
          </li>
        ))}
      </ul>
    </section>
  )
}
