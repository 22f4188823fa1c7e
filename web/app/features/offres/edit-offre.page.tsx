import { AppError } from '@colocdar/contracts/errors'
import { offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { ArrowLeft } from 'lucide-react'
import { replace } from 'react-router'
import { NoAnswer } from '../../layout/not-found.tsx'
import { currentUser } from '../../lib/auth/require-session.ts'
import { call } from '../../lib/client/client.ts'
import { isMissing } from '../../lib/client/or-not-found.ts'
import { reportError } from '../../lib/client/report-error.ts'
import { withEtag } from '../../lib/client/with-etag.ts'
import { seo } from '../../lib/seo/seo.ts'
import { ButtonLink } from '../../ui/elements/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Alert } from '../../ui/notices/alert.tsx'
import { loadVilleOptions } from '../villes/load-ville-options.ts'
import type { Route } from './+types/edit-offre.page.ts'
import { OffreEditForm } from './components/edit/offre-edit-form.tsx'
import { OffreRemoval } from './components/owner/offre-removal.tsx'

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => {
  const user = currentUser()
  try {
    const [{ value: offre, etag }, villes] = await Promise.all([
      withEtag((options) => call(offres.one, { params }, options)),
      loadVilleOptions(),
    ])
    if (offre.proprietaireId !== user.id)
      throw new AppError('NOT_FOUND', { message: 'Cette annonce est celle d’un autre membre.' })
    return { offre, etag, villes }
  } catch (error) {
    reportError(`offre ${params.id}`, error)
    if (isMissing(error)) throw replace(paths.notFound())
    return { offre: null, etag: undefined, villes: [] }
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, { title: 'Modifier une offre', description: 'Votre annonce.', index: false })

export default function EditOffrePage({ loaderData: { offre, etag, villes } }: Route.ComponentProps) {
  if (!offre) return <NoAnswer />
  return (
    <div className="page-largeur flex max-w-3xl flex-col gap-6 py-8 md:py-12">
      <div className="flex flex-col items-start gap-3">
        <ButtonLink to={paths.mesAnnonces()} variant="quiet" icon={<ArrowLeft className="size-5 rtl:-scale-x-100" />}>
          Mes annonces
        </ButtonLink>
        <h1 className="text-3xl md:text-4xl">Modifier l’offre</h1>
        <p className="text-brume text-lg">
          Si le texte, le lieu ou les photos changent, notre équipe relit l’annonce avant de la publier de nouveau.
        </p>
      </div>
      {offre.motifRefus && (
        <Alert tone="warning" title="Annonce refusée">
          <p>{offre.motifRefus}</p>
        </Alert>
      )}
      <Card className="max-sm:p-5">
        <OffreEditForm key={offre.id} offre={offre} etag={etag} villes={villes} />
      </Card>
      <div className="self-start">
        <OffreRemoval offreId={offre.id} />
      </div>
    </div>
  )
}
