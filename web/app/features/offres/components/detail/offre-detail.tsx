import type { Offre } from '@colocdar/contracts/offres'
import { lazy, Suspense, useEffect, useState } from 'react'
import { noPrice, perMonth, proprietaire } from '#texts/features/offres/components'
import * as texts from '#texts/features/offres/components/detail'
import { useAuth } from '../../../../lib/auth/use-auth.ts'
import { noConnection } from '../../../../lib/client/server-message.ts'
import type { WithEtag } from '../../../../lib/client/with-etag.ts'
import { formatPrix } from '../../../../lib/formats/prix.ts'
import { ShieldCheck } from '../../../../ui/icons.ts'
import { Breadcrumb } from '../../../../ui/navigation/breadcrumb.tsx'
import { Alert } from '../../../../ui/notices/alert.tsx'
import { AnnonceNotice } from '../../../listing/components/annonce-notice.tsx'
import { AuthorContact } from '../../../listing/components/author-contact.tsx'
import { annonceCrumbs } from '../../../listing/listing-seo.ts'
import { ReportButton } from '../../../signalements/components/report-button.tsx'
import { countView } from '../../../vues/count-view.ts'
import { type CardOffre, isVerified, type ShownOffre } from '../../shown-offre.ts'
import { OffresRecentes } from '../offres-recentes.tsx'
import { OffreFaits } from './offre-faits.tsx'
import { OffreGallery } from './offre-gallery.tsx'
import { OffreHeader } from './offre-header.tsx'

// Loaded for the owner only, so that visitors get less JavaScript. An error would replace the whole page.
const OffreOwnerTools = lazy(() => import('../owner/offre-owner-tools.tsx').catch(() => ({ default: NoConnection })))
const OffreFit = lazy(() =>
  import('../../../correspondances/components/offre-fit.tsx').catch(() => ({ default: () => null })),
)
const OffreQuickEdit = lazy(() => import('../owner/offre-quick-edit.tsx').catch(() => ({ default: NoConnection })))

const NoConnection = () => <Alert tone="error">{noConnection}</Alert>

interface OffreDetailProps {
  offre: ShownOffre
  similaires: readonly CardOffre[]
  heures?: number | null | undefined
}

export const OffreDetail = ({ offre: loaded, similaires, heures }: OffreDetailProps) => {
  const [own, setOwn] = useState<WithEtag<Offre> | null>(null)
  const [editing, setEditing] = useState(false)
  const offre: ShownOffre = own?.value ?? loaded
  const isOwner = useAuth((auth) => auth.user !== null && auth.user.id === offre.proprietaireId)
  useEffect(() => countView({ type: 'offre', id: loaded.id, ownerId: loaded.proprietaireId }), [loaded])
  const hasDemande = useAuth((auth) => auth.token !== null && auth.demandeFilled)
  return (
    <div className="page-largeur flex flex-col gap-6 py-6 md:py-10">
      <Breadcrumb items={annonceCrumbs('offres', offre)} />
      <OffreHeader offre={offre} isOwner={isOwner} />
      {offre.statut === 'LOUE' && (
        <Alert tone="warning" title={texts.rented}>
          <p>{texts.rentedHelp}</p>
        </Alert>
      )}
      <AnnonceNotice kind="offre" annonce={offre} isOwner={isOwner} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <OffreGallery photos={offre.photos ?? []} titre={offre.titre ?? ''} restricted={!isVerified(offre)} />
          {isOwner && editing && own ? (
            <Suspense>
              <OffreQuickEdit
                own={own}
                onSaved={(saved) => {
                  setOwn(saved)
                  setEditing(false)
                }}
                onCancel={() => setEditing(false)}
              />
            </Suspense>
          ) : (
            <>
              {hasDemande && !isOwner && (
                <Suspense>
                  <OffreFit offreId={offre.id} />
                </Suspense>
              )}
              <OffreFaits offre={offre} />
              <OffreDescription description={offre.description} />
              {isVerified(offre) && (
                <ReportButton kind="offre" id={offre.id} auteurId={offre.proprietaireId} label={texts.report} />
              )}
            </>
          )}
        </div>
        <AuthorContact
          annonce={{ type: 'offre', id: offre.id, titre: offre.titre }}
          author={offre.proprietaire}
          unnamed={proprietaire}
          heures={heures}
          closed={offre.statut === 'LOUE'}
          price={<Price prix={offre.prix} />}
          advice={
            <p className="flex items-start gap-2 text-brume text-sm">
              <ShieldCheck className="mt-0.5 size-4 shrink-0 text-menthe" />
              {texts.advice}
            </p>
          }
          isOwner={isOwner}
          own={
            <>
              <Price prix={offre.prix} />
              <Suspense>
                <OffreOwnerTools
                  offreId={offre.id}
                  published={isVerified(offre)}
                  editing={editing}
                  onEdit={() => setEditing(!editing)}
                  loaded={own !== null}
                  onLoaded={setOwn}
                />
              </Suspense>
            </>
          }
        />
      </div>
      <div className="mt-8 print:hidden">
        <OffresRecentes title={texts.similar} offres={similaires} />
      </div>
    </div>
  )
}

const OffreDescription = ({ description }: { description: string | null | undefined }) => (
  <section aria-labelledby="description">
    <h2 id="description" className="text-2xl">
      {texts.description}
    </h2>
    <p dir="auto" className="mt-3 max-w-prose whitespace-pre-line text-lg">
      {description || texts.noDescription}
    </p>
  </section>
)

const Price = ({ prix }: Pick<ShownOffre, 'prix'>) =>
  prix ? (
    <p className="whitespace-nowrap text-brume max-lg:text-sm max-lg:leading-tight">
      <span className="font-bold font-titre text-terracotta text-xl sm:text-2xl lg:text-3xl">{formatPrix(prix)}</span>
      <br className="sm:hidden" /> {perMonth}
    </p>
  ) : (
    <p>{noPrice}</p>
  )
