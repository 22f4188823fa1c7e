import { useEffect, useState } from 'react'
import * as texts from '#texts/features/push'
import { useRequest } from '../../../lib/client/use-request.ts'
import { Button, IconButton } from '../../../ui/elements/button.tsx'
import { Bell, X } from '../../../ui/icons.ts'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { enablePush, mayOfferPush, refusePush } from '../push-device.ts'

/** After something that one waits for an answer to: a line that offers notifications, unless refused before. */
export const PushOffer = ({ text }: { text: string }) => {
  const [offered, setOffered] = useState(false)
  useEffect(() => setOffered(mayOfferPush()), [])
  const [state, accept, reason] = useRequest(async () => {
    if (await enablePush()) showToast({ title: texts.enabled, text: texts.enabledText })
    setOffered(false)
  })
  if (!offered) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-champ border border-bord bg-majorelle-doux px-4 py-2">
      <p className="min-w-0 flex-1" aria-live="polite">
        {state === 'failed' ? (reason ?? texts.unavailable) : text}
      </p>
      <Button
        variant="quiet"
        // On a phone below the text, which the close button stands beside.
        className="max-sm:order-1 max-sm:w-full"
        icon={<Bell className="size-5" />}
        loading={state === 'sending'}
        onClick={() => void accept()}
      >
        {texts.enable}
      </Button>
      <IconButton
        label={texts.close}
        onClick={() => {
          refusePush()
          setOffered(false)
        }}
      >
        <X className="size-5" />
      </IconButton>
    </div>
  )
}
