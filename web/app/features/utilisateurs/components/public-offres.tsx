import { OffreCard } from '../../offres/components/offre-card.tsx'
import type { CardOffre } from '../../offres/shown-offre.ts'

/** The member's latest public offers. */
export const PublicOffres = ({ offres }: { offres: readonly CardOffre[] }) => (
  <section aria-labelledby="ses-offres">
    <h2 id="ses-offres" className="mb-4 text-2xl">
      Ses offres
    </h2>
    <ul className="grid gap-5 sm:grid-cols-2">
      {offres.map((offre) => (
        <li key={offre.id}>
          <OffreCard offre={offre} sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw" />
        </li>
      ))}
    </ul>
  </section>
)
