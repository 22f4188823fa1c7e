import { classes } from '../../../../ui/elements/classes.ts'
import { Check, X } from '../../../../ui/icons.ts'
import { type FaitField, logementFields, offreFaits, vieFields } from '../../offre-faits.ts'
import type { ShownOffre } from '../../shown-offre.ts'

/** What its owner told about the home and about living there; nothing where nothing was told. */
export const OffreFaits = ({ offre }: { offre: ShownOffre }) => (
  <>
    <FaitsSection id="vie-commune" title="Vie commune" offre={offre} fields={vieFields} />
    <FaitsSection id="logement" title="Le logement" offre={offre} fields={logementFields} />
  </>
)

interface FaitsSectionProps {
  id: string
  title: string
  offre: ShownOffre
  fields: readonly FaitField[]
}

const FaitsSection = ({ id, title, offre, fields }: FaitsSectionProps) => {
  const faits = offreFaits(offre, fields)
  if (faits.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-3 grid gap-x-6 gap-y-2.5 text-lg sm:grid-cols-2">
        {faits.map(({ field, text, has }) => (
          <li key={field} className={classes('flex items-center gap-3', !has && 'text-brume')}>
            {has ? <Check className="size-5 shrink-0 text-menthe" /> : <X className="size-5 shrink-0" />}
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
