import type { Demande } from '@colocdar/contracts/demandes'
import { paths } from '@colocdar/contracts/paths'
import { publicNom } from '@colocdar/contracts/public-nom'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import { formatDisponibilite } from '../../../lib/formats/disponibilite.ts'
import { formatDuree } from '../../../lib/formats/duree.ts'
import { formatPrix } from '../../../lib/formats/prix.ts'
import { ButtonLink } from '../../../ui/elements/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { OffreCard } from '../../offres/components/offre-card.tsx'
import type { CardOffre } from '../../offres/shown-offre.ts'
import { TagList } from './tag-list.tsx'

/** The member's public request. */
export const PublicRequest = ({ demande }: { demande: Demande }) => (
  <Card className="flex flex-col gap-6">
    <div>
      <p className="mb-1 font-semibold text-terracotta-vif">Sa demande</p>
      <h2 dir="auto" className="text-2xl">
        {demande.titre}
      </h2>
    </div>
    <Facts
      facts={[
        { label: 'Ville', value: demande.ville.nom },
        { label: 'Quartier', value: demande.quartier },
        { label: 'Budget', value: <span className="text-terracotta">{formatPrix(demande.budget)}</span> },
        { label: 'Disponibilité', value: formatDisponibilite(demande.dateDisponibilite) },
        ...(demande.duree ? [{ label: 'Durée', value: formatDuree(demande.duree) }] : []),
        { label: 'Description', value: demande.description, wide: true },
      ]}
    />
    <div>
      <ButtonLink to={paths.demande(demande.id)} variant="quiet">
        Voir la demande
      </ButtonLink>
    </div>
  </Card>
)

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

export const PublicTastes = ({ profil }: { profil: Profil }) => (
  <Card className="flex flex-col gap-6">
    <section>
      <h2 className="text-2xl">À propos</h2>
      <p dir="auto" className="mt-3 whitespace-pre-line">
        {profil.apropos || (
          <span className="text-brume">{`${publicNom(profil) ?? profil.username} n’a pas encore écrit sa présentation.`}</span>
        )}
      </p>
    </section>
    <section>
      <h2 className="mb-2 text-lg">Langues</h2>
      <TagList tags={profil.langues} tone="menthe" />
    </section>
    <section>
      <h2 className="mb-2 text-lg">Centres d’intérêt</h2>
      <TagList tags={profil.tags} />
    </section>
  </Card>
)
