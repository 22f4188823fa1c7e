import { lazy, Suspense, useEffect, useState } from 'react'
import * as texts from '#texts/features/demandes'
import { useAuth } from '../../../../lib/auth/use-auth.ts'
import { noConnection } from '../../../../lib/client/server-message.ts'
import { formatPrix } from '../../../../lib/formats/prix.ts'
import { nomOf } from '../../../../lib/formats/ville-nom.ts'
import { MapPin } from '../../../../ui/icons.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { Breadcrumb } from '../../../../ui/navigation/breadcrumb.tsx'
import { Alert } from '../../../../ui/notices/alert.tsx'
import { AnnonceNotice } from '../../../listing/components/annonce-notice.tsx'
import { AuthorContact } from '../../../listing/components/author-contact.tsx'
import { annonceCrumbs } from '../../../listing/listing-seo.ts'
import { OffresRecentes } from '../../../offres/components/offres-recentes.tsx'
import type { CardOffre } from '../../../offres/shown-offre.ts'
import { ReportButton } from '../../../signalements/components/report-button.tsx'
import { countView } from '../../../vues/count-view.ts'
import type { ShownDemande } from '../../shown-demande.ts'
import { DemandeFaits } from './demande-faits.tsx'

// Loaded for the author only, so that visitors get less JavaScript. An error would replace the whole page.
const DemandeOwnerTools = lazy(() =>
  import('../owner/demande-owner-tools.tsx').catch(() => ({
    default: () => <Alert tone="error">{noConnection}</Alert>,
  })),
)

interface DemandeDetailProps {
  demande: ShownDemande
  /** Recent offers in the same city. */
  offres: readonly CardOffre[]
  /** In how many hours the author usually answers. */
  heures?: number | null | undefined
}

export const DemandeDetail = ({ demande: loaded, offres, heures }: DemandeDetailProps) => {
  const [saved, setSaved] = useState<ShownDemande | null>(null)
  const demande = saved ?? loaded
  const isOwner = useAuth((auth) => auth.user !== null && auth.user.id === demande.demandeurId)
  useEffect(() => countView({ type: 'demande', id: loaded.id, ownerId: loaded.demandeurId }), [loaded])
  return (
    <div className="page-largeur flex flex-col gap-6 py-6 md:py-10">
      <Breadcrumb items={annonceCrumbs('demandes', demande)} />
      <div>
        <h1 dir="auto" className="text-3xl md:text-4xl">
          {demande.titre || texts.noTitle}
        </h1>
        <p className="mt-2 flex items-center gap-2 text-brume text-lg">
          <MapPin className="size-5 shrink-0 text-terracotta" />
          <span className="min-w-0">
            {[nomOf(demande.ville) || texts.noVille, demande.quartier].filter(Boolean).join(' · ')}
          </span>
        </p>
      </div>
      <AnnonceNotice kind="demande" annonce={demande} isOwner={isOwner} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Card className="flex flex-col gap-6">
            <DemandeFaits demande={demande} />
          </Card>
          {demande.verified !== false && (
            <ReportButton kind="demande" id={demande.id} auteurId={demande.demandeurId} label={texts.report} />
          )}
        </div>
        <AuthorContact
          annonce={{ type: 'demande', id: demande.id, titre: demande.titre }}
          author={demande.demandeur}
          unnamed={texts.member}
          heures={heures}
          price={
            // On large screens the budget is visible in the list of faits.
            <p className="whitespace-nowrap font-bold font-titre text-terracotta text-xl lg:hidden print:hidden">
              {demande.budget ? formatPrix(demande.budget) : texts.noBudget}
            </p>
          }
          isOwner={isOwner}
          own={
            <Suspense>
              <DemandeOwnerTools demande={demande} onSaved={setSaved} />
            </Suspense>
          }
        />
      </div>
      <div className="mt-8 print:hidden">
        <OffresRecentes title={texts.recentOffres(nomOf(demande.ville))} offres={offres} />
      </div>
    </div>
  )
}
