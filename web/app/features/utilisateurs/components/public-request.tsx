import type { Demande } from '@colocdar/contracts/demandes'
import { paths } from '@colocdar/contracts/paths'
import { publicNom } from '@colocdar/contracts/public-nom'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import { useEffect } from 'react'
import * as texts from '#texts/features/utilisateurs'
import { formatDisponibilite } from '../../../lib/formats/disponibilite.ts'
import { formatDuree } from '../../../lib/formats/duree.ts'
import { formatPrix } from '../../../lib/formats/prix.ts'
import { nomOf } from '../../../lib/formats/ville-nom.ts'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { OffreCard } from '../../offres/components/offre-card.tsx'
import type { CardOffre } from '../../offres/shown-offre.ts'
import { countView } from '../../vues/count-view.ts'
import { TagList } from './tag-list.tsx'

/** The member's public request. Cards lead here: it counts as seen as on its own page. */
export const PublicRequest = ({ demande }: { demande: Demande }) => {
  useEffect(() => countView({ type: 'demande', id: demande.id, ownerId: demande.demandeurId }), [demande])
  return (
    <Card className="flex flex-col gap-6">
      <div>
        <p className="mb-1 font-semibold text-terracotta-vif">{texts.theirDemande}</p>
        <h2 dir="auto" className="text-2xl">
          {demande.titre}
        </h2>
      </div>
      <Facts
        facts={[
          { label: texts.demandeVille, value: nomOf(demande.ville) },
          { label: texts.demandeQuartier, value: demande.quartier },
          { label: texts.demandeBudget, value: <span className="text-terracotta">{formatPrix(demande.budget)}</span> },
          { label: texts.demandeDisponibilite, value: formatDisponibilite(demande.dateDisponibilite) },
          ...(demande.duree ? [{ label: texts.demandeDuree, value: formatDuree(demande.duree) }] : []),
          { label: texts.demandeDescription, value: demande.description, wide: true },
        ]}
      />
      <div>
        <ButtonLink to={paths.demande(demande.id)} variant="quiet">
          {texts.seeDemande}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** The member's latest public offers. */
export const PublicOffres = ({ offres }: { offres: readonly CardOffre[] }) => (
  <section aria-labelledby="ses-offres">
    <h2 id="ses-offres" className="mb-4 text-2xl">
      {texts.theirOffres}
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

export const PublicTastes = ({ profil }: { profil: Profil }) => (
  <Card className="flex flex-col gap-6">
    <section>
      <h2 className="text-2xl">{texts.apropos}</h2>
      <p dir="auto" className="mt-3 whitespace-pre-line">
        {profil.apropos || <span className="text-brume">{texts.noApropos(publicNom(profil) ?? profil.username)}</span>}
      </p>
    </section>
    <section>
      <h2 className="mb-2 text-lg">{texts.langues}</h2>
      <TagList tags={profil.langues} tone="menthe" />
    </section>
    <section>
      <h2 className="mb-2 text-lg">{texts.tags}</h2>
      <TagList tags={profil.tags} />
    </section>
  </Card>
)
