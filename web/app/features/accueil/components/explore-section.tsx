import { paths } from '@colocdar/contracts/paths'
import type { VilleInfo } from '@colocdar/contracts/villes'
import type { ReactNode } from 'react'
import * as texts from '#texts/features/accueil'
import { SectionHeading } from '../../../ui/layout/section-heading.tsx'
import { DemandeGrid } from '../../demandes/components/demande-grid.tsx'
import type { ShownDemande } from '../../demandes/shown-demande.ts'
import { OffreGrid } from '../../offres/components/offre-grid.tsx'
import { OffresRecentes } from '../../offres/components/offres-recentes.tsx'
import type { CardOffre } from '../../offres/shown-offre.ts'
import { VilleCarousel } from '../../villes/components/ville-carousel.tsx'

interface ExploreSectionProps {
  villes: readonly VilleInfo[]
  offres: readonly CardOffre[]
  demandes: readonly ShownDemande[]
  /** The newest offers of the busiest city. */
  recentes: { ville: string; offres: readonly CardOffre[] } | null
}

export const ExploreSection = ({ villes, offres, demandes, recentes }: ExploreSectionProps) => (
  <section
    id="explore"
    aria-label={texts.explore}
    className="page-largeur flex flex-col gap-12 py-8 md:gap-20 md:py-16"
  >
    <div>
      <VilleCarousel
        villes={villes}
        heading={<SectionHeading eyebrow={texts.villesEyebrow} title={texts.villesTitle} text={texts.villesText} />}
      />
    </div>
    <Latest
      eyebrow={texts.offresEyebrow}
      title={texts.offresTitle}
      empty={offres.length === 0 && texts.noOffre}
      all={{ to: paths.offres(), label: texts.allOffres }}
    >
      <OffreGrid offres={offres} />
    </Latest>
    <Latest
      eyebrow={texts.demandesEyebrow}
      title={texts.demandesTitle}
      empty={demandes.length === 0 && texts.noDemande}
      all={{ to: paths.demandes(), label: texts.allDemandes }}
    >
      <DemandeGrid demandes={demandes} row />
    </Latest>
    {recentes && (
      <OffresRecentes
        eyebrow={texts.recentEyebrow}
        title={texts.recentTitle(recentes.ville)}
        offres={recentes.offres}
      />
    )}
  </section>
)

interface LatestProps {
  eyebrow: string
  title: string
  all: { to: string; label: string }
  /** Shown instead of the list. */
  empty: string | false
  children: ReactNode
}

const Latest = ({ empty, children, ...heading }: LatestProps) => (
  <div className="flex flex-col gap-8">
    <SectionHeading {...heading} />
    {empty ? <p className="text-brume text-lg">{empty}</p> : children}
  </div>
)
