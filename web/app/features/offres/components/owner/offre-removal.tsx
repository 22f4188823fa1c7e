import { offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/offres/components/owner'
import { call } from '../../../../lib/client/client.ts'
import { showToast } from '../../../../ui/notices/notice-store.ts'
import { Removal } from '../../../../ui/overlays/removal.tsx'
import { VisiteEnds } from '../../../visites/components/visite-ends.tsx'

/** Deletes the offer after a confirmation, and goes to the remaining ones. */
export const OffreRemoval = ({ offreId }: { offreId: number }) => {
  const navigate = useNavigate()
  return (
    <Removal
      label={texts.remove}
      question={texts.removeQuestion}
      consequence={
        <>
          {texts.removeConsequence}
          <VisiteEnds of="offre" id={offreId} />
        </>
      }
      what={`offre ${offreId}`}
      remove={async () => {
        await call(offres.remove, { params: { id: offreId } })
        showToast({ title: texts.removed })
        await navigate(paths.mesOffres())
      }}
    />
  )
}
