import { type FraicheurKind, fraicheur } from '@colocdar/contracts/fraicheur'
import { useRevalidator } from 'react-router'
import * as texts from '#texts/features/fraicheur/components'
import { call } from '../../../lib/client/client.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Filled } from '../../../ui/elements/filled.tsx'
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
    showToast({ title: endormie ? texts.woken : texts.confirmed })
    await revalidate()
  })
  const button = (
    <Button variant={endormie ? 'primary' : 'quiet'} loading={state === 'sending'} onClick={() => void confirm()}>
      {endormie ? texts.wake : texts.still[kind]}
    </Button>
  )
  const failure = state === 'failed' && (
    <p role="status" className="text-grenade text-sm">
      {texts.notConfirmed}
    </p>
  )
  if (endormie) {
    return (
      <Alert tone="warning" title={texts.asleep}>
        <p className="mb-3">{texts.asleepHelp}</p>
        {button}
        {failure}
      </Alert>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      {confirmeeLe && (
        <p className="text-brume">
          <Filled text={texts.confirmedAgo} values={{ ago: <RelativeTime instant={confirmeeLe} /> }} />
        </p>
      )}
      {button}
      {failure}
    </div>
  )
}
