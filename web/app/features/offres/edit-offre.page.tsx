import { AppError } from '@colocdar/contracts/errors'
import { withModification } from '@colocdar/contracts/modifications'
import { offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { shownMotif } from '@colocdar/contracts/shown-motif'
import { useState } from 'react'
import { replace, useRevalidator } from 'react-router'
import * as texts from '#texts/features/offres/components/edit'
import { NoAnswer } from '../../layout/not-found.tsx'
import { currentUser } from '../../lib/auth/require-session.ts'
import { call } from '../../lib/client/client.ts'
import { isMissing } from '../../lib/client/or-not-found.ts'
import { reportError } from '../../lib/client/report-error.ts'
import { withEtag } from '../../lib/client/with-etag.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { ArrowLeft } from '../../ui/icons.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Alert } from '../../ui/notices/alert.tsx'
import { loadVilleOptions } from '../villes/load-ville-options.ts'
import { OffreEditForm } from './components/edit/offre-edit-form.tsx'
import { OffreModification } from './components/owner/offre-modification.tsx'
import { OffreRemoval } from './components/owner/offre-removal.tsx'

export const loader = async ({ params }: LoaderArgs<{ id: string }>) => {
  const user = currentUser()
  try {
    const [{ value: offre, etag }, villes] = await Promise.all([
      withEtag((options) => call(offres.one, { params }, options)),
      loadVilleOptions(),
    ])
    if (offre.proprietaireId !== user.id) throw new AppError('NOT_FOUND', { message: 'Not their own.' })
    return { offre, etag, villes }
  } catch (error) {
    reportError(`offre ${params.id}`, error)
    if (isMissing(error)) throw replace(paths.notFound())
    return { offre: null, etag: undefined, villes: [] }
  }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.pageTitle, description: texts.pageDescription, index: false })

export default function EditOffrePage({ loaderData: { offre, etag, villes } }: PageProps<typeof loader>) {
  const { revalidate } = useRevalidator()
  const [discards, setDiscards] = useState(0)
  if (!offre) return <NoAnswer />
  return (
    <div key={offre.id} className="page-largeur flex max-w-3xl flex-col gap-6 py-8 md:py-12">
      <div className="flex flex-col items-start gap-3">
        <ButtonLink to={paths.mesAnnonces()} variant="quiet" icon={<ArrowLeft className="size-5 rtl:-scale-x-100" />}>
          {texts.mesAnnonces}
        </ButtonLink>
        <h1 className="text-3xl md:text-4xl">{texts.heading}</h1>
        <p className="text-brume text-lg">{offre.verified ? texts.publishedHelp : texts.unpublishedHelp}</p>
      </div>
      {offre.motifRefus && (
        <Alert tone="warning" title={texts.refused}>
          <p dir="auto">{shownMotif(offre.motifRefus)}</p>
        </Alert>
      )}
      <OffreModification offre={offre} onRemoved={revalidate} />
      <Card className="max-sm:p-5">
        {/* Another version, or a discarded draft, another form: what waits was given up, or has changed elsewhere. */}
        <OffreEditForm
          key={`${offre.modification?.version}-${discards}`}
          offre={withModification(offre)}
          etag={etag}
          villes={villes}
          onDiscard={() => setDiscards(discards + 1)}
        />
      </Card>
      <div className="self-start">
        <OffreRemoval offreId={offre.id} />
      </div>
    </div>
  )
}
