import { demandes } from '@colocdar/contracts/demandes'
import { paths } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/demandes'
import { setFlags } from '../../../../lib/auth/auth-store.ts'
import { call } from '../../../../lib/client/client.ts'
import { showToast } from '../../../../ui/notices/notice-store.ts'
import { Removal } from '../../../../ui/overlays/removal.tsx'

/** Deletes the request after a confirmation; the author can then publish another. */
export const DemandeRemoval = ({ demandeId }: { demandeId: number }) => {
  const navigate = useNavigate()
  return (
    <Removal
      label={texts.remove}
      question={texts.removeQuestion}
      consequence={texts.removeEffect}
      what={`la demande ${demandeId}`}
      remove={async () => {
        await call(demandes.remove, { params: { id: demandeId } })
        setFlags({ demandeFilled: false })
        showToast({ title: texts.removed })
        await navigate(paths.profile())
      }}
    />
  )
}
