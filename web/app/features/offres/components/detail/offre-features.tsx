import { logementLabels } from '../../../../lib/formats/labels.ts'
import { House, MapPinned } from '../../../../ui/icons.ts'
import { mainFaits } from '../../offre-faits.ts'
import type { ShownOffre } from '../../shown-offre.ts'

export const OffreFeatures = ({ offre }: { offre: ShownOffre }) => (
  <section aria-labelledby="caracteristiques">
    <h2 id="caracteristiques" className="text-2xl">
      Caractéristiques
    </h2>
    <dl className="mt-4 grid grid-cols-2 gap-3 xl:grid-cols-3">
      {featuresOf(offre).map(({ Icon, label, value }) => (
        <div key={label} className="flex flex-col gap-1 rounded-carte border border-bord bg-papier p-4">
          <dt className="flex items-center gap-2 text-brume text-sm">
            <Icon className="size-5 shrink-0 text-majorelle" strokeWidth={1.75} />
            {label}
          </dt>
          <dd className="break-words font-semibold">{value ?? 'Non spécifié'}</dd>
        </div>
      ))}
    </dl>
  </section>
)

const featuresOf = (offre: ShownOffre) => [
  { Icon: House, label: 'Type', value: offre.logementType ? logementLabels[offre.logementType] : null },
  ...mainFaits(offre),
  // Few owners give one: a line without it would say nothing on most pages.
  ...(offre.adresse ? [{ Icon: MapPinned, label: 'Adresse', value: offre.adresse }] : []),
]
