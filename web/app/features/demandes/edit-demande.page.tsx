import { demandes } from '@colocdar/contracts/demandes'
import { AppError } from '@colocdar/contracts/errors'
import { withModification } from '@colocdar/contracts/modifications'
import { shownMotif } from '@colocdar/contracts/shown-motif'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/features/demandes'
import { currentUser } from '../../lib/auth/require-session.ts'
import { call } from '../../lib/client/client.ts'
import { isMissing } from '../../lib/client/or-not-found.ts'
import { reportError } from '../../lib/client/report-error.ts'
import { withEtag } from '../../lib/client/with-etag.ts'
import type { LoaderArgs, Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Alert } from '../../ui/notices/alert.tsx'
import { loadVilleOptions } from '../villes/load-ville-options.ts'
import { DemandeNoAnswer } from './components/detail/demande-load-error.tsx'
import { DemandeEditForm } from './components/edit/demande-edit-form.tsx'
import { NoOwnDemande } from './components/edit/no-own-demande.tsx'
import { DemandeModification } from './components/owner/demande-modification.tsx'
import { DemandeRemoval } from './components/owner/demande-removal.tsx'

export const loader = async ({ params }: LoaderArgs<{ demandeId: string }>) => {
  const user = currentUser()
  try {
    const [{ value: demande, etag }, villes] = await Promise.all([
      withEtag((options) => call(demandes.one, { params: { id: params.demandeId } }, options)),
      loadVilleOptions(),
    ])
    if (demande.demandeurId !== user.id) throw new AppError('NOT_FOUND', { message: texts.notOwn })
    return { demande, etag, villes, missing: false }
  } catch (error) {
    reportError('Error fetching demande', error)
    return { demande: null, etag: undefined, villes: [], missing: isMissing(error) }
  }
}

export const meta: Meta = ({ matches }) =>
  seo(matches, { title: texts.editTitle, description: texts.editDescription, index: false })

export default function EditDemandePage({ loaderData: { demande, etag, villes, missing } }: PageProps<typeof loader>) {
  const { revalidate } = useRevalidator()
  if (!demande) return missing ? <NoOwnDemande /> : <DemandeNoAnswer />
  return (
    <div className="page-largeur flex max-w-3xl flex-col gap-6 py-8 md:py-12">
      <div>
        <h1 className="text-3xl md:text-4xl">{texts.editTitle}</h1>
        <p className="mt-3 text-brume text-lg">{demande.verified ? texts.editVerified : texts.editUnverified}</p>
      </div>
      {demande.motifRefus && (
        <Alert tone="warning" title={texts.refused}>
          <p dir="auto">{shownMotif(demande.motifRefus)}</p>
        </Alert>
      )}
      <DemandeModification demande={demande} onRemoved={revalidate} />
      <Card>
        <DemandeEditForm
          key={`${demande.id}-${demande.modification?.version}`}
          demande={withModification(demande)}
          etag={etag}
          villes={villes}
        />
      </Card>
      <div className="self-start">
        <DemandeRemoval demandeId={demande.id} />
      </div>
    </div>
  )
}
