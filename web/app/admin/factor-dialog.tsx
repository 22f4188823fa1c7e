import { facteurs } from '@colocdar/contracts/facteurs'
import { useEffect, useState } from 'react'
import * as texts from '#texts/admin'
import { call, onFactorAsked } from '../lib/client/client.ts'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { FactorForm } from './factor-form.tsx'

/** Asks for the second factor when an action needs it again; the action goes on once it is shown. */
export const FactorDialog = () => {
  const [answer, setAnswer] = useState<((shown: boolean) => void) | null>(null)
  useEffect(() => onFactorAsked(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  const close = (shown: boolean) => {
    answer?.(shown)
    setAnswer(null)
  }
  return (
    <Dialog
      open={answer !== null}
      onClose={() => close(false)}
      title={texts.confirmTitle}
      description={texts.confirmDescription}
    >
      <FactorForm
        label={texts.factor}
        confirmLabel={texts.confirm}
        send={async (body) => {
          await call(facteurs.show, { body })
          close(true)
        }}
        sendCle={async (reponse) => {
          await call(facteurs.showByCle, { body: { reponse } })
          close(true)
        }}
        onCancel={() => close(false)}
      />
    </Dialog>
  )
}
