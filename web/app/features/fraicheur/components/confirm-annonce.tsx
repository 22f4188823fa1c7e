import { type FraicheurKind, fraicheur } from '@colocdar/contracts/fraicheur'
import { useRevalidator } from 'react-router'
import { call } from '../../../lib/client/client.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { RelativeTime } from '../../../ui/elements/relative-time.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'

interface ConfirmAnnonceProps {
  kind: FraicheurKind
  annonce: { id: number; confirmeeLe?: string | null | undefined; endormie?: boolean | undefined }
}

/** How fresh a public ad is, for its author, with the press that confirms or wakes it. */
export const ConfirmAnnonce = ({ kind, annonce: { id, confirmeeLe, endormie } }: ConfirmAnnonceProps) => {
  const { revalidate } = useRevalidator()
  const [state, confirm] = useRequest(async () => {
    await call(fraicheur.confirm, { params: { kind, id } })
    showToast({ title: endormie ? 'Annonce réveillée' : 'Annonce confirmée' })
    await revalidate()
  })
  const button = (
    <Button variant={endormie ? 'primary' : 'quiet'} loading={state === 'sending'} onClick={() => void confirm()}>
      {endormie ? 'Réveiller l’annonce' : kind === 'offre' ? 'Toujours disponible' : 'Je cherche toujours'}
    </Button>
  )
  const failure = state === 'failed' && (
    <p role="status" className="text-grenade text-sm">
      La confirmation n’est pas partie. Réessayez dans un instant.
    </p>
  )
  if (endormie) {
    return (
      <Alert tone="warning" title="Annonce endormie">
        <p className="mb-3">Sans nouvelles de vous depuis un mois, elle a quitté les listes.</p>
        {button}
        {failure}
      </Alert>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      {confirmeeLe && (
        <p className="text-brume">
          confirmée <RelativeTime instant={confirmeeLe} />
        </p>
      )}
      {button}
      {failure}
    </div>
  )
}
